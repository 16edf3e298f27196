"""Add codes that are good once, and the address to which they can be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("mail", sa.String(length=254), nullable=True))
    op.create_table(
        "codes",
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("about", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index(op.f("ix_codes_person"), "codes", ["person"], unique=False)
    op.create_index(op.f("ix_codes_expires"), "codes", ["expires"], unique=False)


def downgrade() -> None:
    op.drop_table("codes")
    op.drop_column("people", "mail")
