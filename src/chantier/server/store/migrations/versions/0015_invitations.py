"""Keep who is invited where, and groups of people who play together."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

ID = sa.String(length=24)


def of_person(name: str, *, is_key: bool = False) -> sa.Column[str]:
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, ID, person, index=True, primary_key=is_key, nullable=False)


def of_group(*, is_key: bool) -> sa.Column[str]:
    group = sa.ForeignKey("groups.id", ondelete="CASCADE")
    return sa.Column("group", ID, group, index=not is_key, primary_key=is_key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("about", ID, primary_key=True),
        of_person("person", is_key=True),
        sa.Column("kind", sa.String(length=10), nullable=False),
        of_person("by"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
    )
    op.create_table(
        "groups",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "group_members",
        of_group(is_key=True),
        of_person("person", is_key=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "group_tables",
        sa.Column("table", ID, primary_key=True),
        of_group(is_key=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    for name in ("group_tables", "group_members", "groups", "invitations"):
        op.drop_table(name)
