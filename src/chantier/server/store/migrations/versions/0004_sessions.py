"""Add when people and sessions were last seen, on which device a session is, and how often signing in failed."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name in ("people", "sessions"):
        op.add_column(name, sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
        op.execute(sa.text(f"UPDATE {name} SET seen = {time.time_ns() // 1_000_000}"))  # nobody knows better
    op.add_column("sessions", sa.Column("device", sa.String(length=60), nullable=False, server_default=""))
    op.add_column("people", sa.Column("failed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("may_try", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    for name in ("may_try", "failed"):
        op.drop_column("people", name)
    op.drop_column("sessions", "device")
    for name in ("people", "sessions"):
        op.drop_column(name, "seen")
