"""Add the mason's mark that a person signs with."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("mark", sa.String(length=20), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("mark")
