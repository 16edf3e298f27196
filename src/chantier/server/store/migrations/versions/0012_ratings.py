"""Add how tables ended, the ratings that follow from it, and who may see a person's page."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("who", sa.String(length=12), nullable=False, server_default=""))
        people.add_column(sa.Column("shown", sa.String(length=8), nullable=False, server_default="tables"))
    op.create_index(op.f("ix_people_who"), "people", ["who"], unique=False)
    known = sa.table("people", sa.column("id", sa.String), sa.column("who", sa.String))
    for row in op.get_bind().execute(sa.select(known.c.id)).all():
        called = hashlib.sha256(row.id.encode()).hexdigest()[:12]
        op.execute(known.update().where(known.c.id == row.id).values(who=called))
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("tempo", sa.String(length=10), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("uncounted", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("results_in_order", "results", ["game", "tempo", "ended", "table"], unique=False)
    op.create_table(
        "result_seats",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("played_for", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("change", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["results.table"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_result_seats_person"), "result_seats", ["person"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("tempo", sa.String(length=10), nullable=False),
        sa.Column("player", sa.String(length=84), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "tempo", "player"),
    )
    op.create_table(
        "rating_books",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("tempo", sa.String(length=10), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("game", "tempo"),
    )


def downgrade() -> None:
    for name in ("rating_books", "ratings", "result_seats", "results"):
        op.drop_table(name)
    op.drop_index(op.f("ix_people_who"), "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("shown")
        people.drop_column("who")
