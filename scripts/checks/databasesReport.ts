import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';

/** Written by the server's tests: the databases that they ran on. */
const DATABASES = path.join(ROOT, '.cache', 'test-databases.json');

/** Called before a run, so that an earlier report does not count. */
export function forgetDatabases(): void {
  rmSync(DATABASES, { force: true });
}

/** Returns a line about the databases for the end of a run. */
export function reportDatabases(): string {
  if (!existsSync(DATABASES)) return 'Server tests: no database half ran.';
  const ran = JSON.parse(readFileSync(DATABASES, 'utf8')) as { embedded?: boolean; postgres?: string | null };
  const embedded = ran.embedded ? 'embedded half ran' : 'embedded half did not run';
  const postgres = ran.postgres
    ? `PostgreSQL ${ran.postgres} half ran`
    : 'PostgreSQL half skipped (no binaries found)';
  return `Server tests: ${embedded}; ${postgres}.`;
}
