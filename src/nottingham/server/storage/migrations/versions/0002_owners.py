"""A table lives on one process at a time."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("owner", sa.String(32), nullable=True))
        tables.create_index("ix_tables_owner", ["owner"])
    # Games in play were taken up by whoever started next: let that stay so.
    op.execute("UPDATE tables SET owner = 'nobody' WHERE state = 'playing'")
