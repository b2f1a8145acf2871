// Run as a program: `fillTemplate.ts <address>` migrates and fills a database of PostgreSQL, `fillTemplate.ts <empty>
// <migrated>` makes two data folders of the embedded one. Vitest's own process resolves no package by its sources.
import { startEmbeddedDatabase } from '../../src/db/embedded.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { copyDataFolder } from './copyDataFolder.ts';

const [first = '', migrated] = process.argv.slice(2);
if (migrated === undefined) {
  await migrateDatabase(first);
} else {
  const created = await startEmbeddedDatabase(first);
  await created.close();
  copyDataFolder(first, migrated);
  const opened = await startEmbeddedDatabase(migrated);
  await migrateDatabase(opened.address);
  await opened.close();
}
