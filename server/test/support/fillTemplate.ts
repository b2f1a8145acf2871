// Run as a program: `fillTemplate.ts <address>` migrates and fills a database of PostgreSQL, `fillTemplate.ts <empty>
// <migrated>` makes two data folders of the embedded one. Vitest's own process resolves no package by its sources.
import { type EmbeddedAddress, startEmbeddedDatabase } from '../../src/db/embedded.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { withClient } from '../../src/db/withClient.ts';
import { copyDataFolder } from './copyDataFolder.ts';

/**
 * Drops the two databases that only a new database would be copied from: they are more than half of a thousand files,
 * and every test copies them all.
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
