"""A step that a later version might take: tables get stars, those that play one each."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stars", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET stars = 1 WHERE status = 'playing'")
