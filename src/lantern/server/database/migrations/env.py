"""What Alembic runs to take a database through the steps: on the connection that it is given, in its transaction."""

from alembic import context

from lantern.server.database.tables import METADATA, VERSIONS

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSIONS.name,
    transactional_ddl=True,
)
context.run_migrations()
