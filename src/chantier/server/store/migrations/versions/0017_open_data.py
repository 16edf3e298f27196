"""Find the results of open tables in the order in which they ended."""

from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_index("results_open", "results", ["open", "ended", "table"])


def downgrade() -> None:
    op.drop_index("results_open", "results")
