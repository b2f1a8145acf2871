// A program: `fillTemplate.ts <address>` migrates and seeds a PostgreSQL database, `fillTemplate.ts <empty> <migrated>`
// creates two data folders of the embedded one. It runs separately because Vitest's own process does not resolve
// packages to their sources.
import { type EmbeddedAddress, startEmbeddedDatabase } from '../../src/db/embedded.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { withClient } from '../../src/db/withClient.ts';
import { copyDataFolder } from './copyDataFolder.ts';

/**
 * Drops the two databases that serve only as templates of new databases: they are more than half of a thousand files,
 * which every test copies.
 */
function dropUnused(address: EmbeddedAddress): Promise<void> {
  return withClient(address, async (ask) => {
    await ask("update pg_database set datistemplate = false where datname like 'template%'");
    for (const name of ['template0', 'template1']) await ask(`drop database ${name}`);
  });
}

const [first = '', migrated] = process.argv.slice(2);
if (migrated === undefined) {
  await migrateDatabase(first);
} else {
  const created = await startEmbeddedDatabase(first);
  await dropUnused(created.address);
  await created.close();
  copyDataFolder(first, migrated);
  const opened = await startEmbeddedDatabase(migrated);
  await migrateDatabase(opened.address);
  await opened.close();
}
