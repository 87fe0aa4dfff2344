"""The steps from an empty database to :mod:`razzia.server.storage.schema`, one file a step, run by Alembic in order.

A step that was released is never changed. A new one names the last before it as ``down_revision``, does its work
in ``upgrade``, and changes the schema to match.
"""
