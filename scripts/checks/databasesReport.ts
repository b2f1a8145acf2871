import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';

/** Written by the server's tests: which databases they really ran against. */
const DATABASES = path.join(ROOT, '.cache', 'test-databases.json');

/** Before a run: what an earlier one has written is not about it. */
export function forgetDatabases(): void {
  rmSync(DATABASES, { force: true });
}

/** Writes it in a line for the end of a run. */
export function reportDatabases(): string {
  if (!existsSync(DATABASES)) return 'Server tests: no database half ran.';
  const ran = JSON.parse(readFileSync(DATABASES, 'utf8')) as { embedded?: boolean; postgres?: string | null };
  const embedded = ran.embedded ? 'embedded half ran' : 'embedded half did not run';
  const postgres = ran.postgres
    ? `PostgreSQL ${ran.postgres} half ran`
    : 'PostgreSQL half skipped (no binaries found)';
  return `Server tests: ${embedded}; ${postgres}.`;
}
