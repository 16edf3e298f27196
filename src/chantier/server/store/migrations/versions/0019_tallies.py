"""Keep what a game counts of each seat, for the pages of players."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    with op.batch_alter_table("result_seats") as seats:
        seats.add_column(sa.Column("tallies", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("result_seats") as seats:
        seats.drop_column("tallies")
