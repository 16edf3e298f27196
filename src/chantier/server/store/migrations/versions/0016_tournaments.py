"""Keep tournaments: who plays, who sits where in each round, and how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

ID = sa.String(length=24)


def of_tournament() -> sa.Column[str]:
    return sa.Column("tournament", ID, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("host", ID, nullable=False, index=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False, index=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("slots", sa.Integer(), nullable=False),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tournament_players",
        of_tournament(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("person", ID, index=True),
        sa.Column("bot", sa.String(length=80)),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("slot", sa.Integer(), nullable=False),
        sa.Column("left", sa.Integer()),
        sa.UniqueConstraint("tournament", "person", name="players_once"),
    )
    op.create_table(
        "tournament_seats",
        of_tournament(),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("player", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table", ID, nullable=False, index=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Integer()),
    )


def downgrade() -> None:
    for name in ("tournament_seats", "tournament_players", "tournaments"):
        op.drop_table(name)
