import { StartError, toStartError } from '../config/startError.ts';
import type { DatabaseTarget } from '../db/connect.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { requireRestored } from '../db/restoreMark.ts';
import { withConnection } from '../db/withConnection.ts';
import { codeOf } from '../text/errorCode.ts';
import { askUntilThere } from './askUntilThere.ts';

export interface PrepareOptions {
  /** Called with the name of each migration that was applied. */
  readonly migrated: (name: string) => void;
  /** Called with the reason for waiting: at first, when the reason changes, and twice a minute. */
  readonly waiting: (reason: string) => void;
}

/**
 * Migrates and seeds the database. A remote database may be unavailable at first or in the middle: the work is retried
 * until it succeeds. Rejects with a StartError for what waiting does not cure, such as a refused login or a newer
 * version.
 */
export function prepareDatabase(
  target: DatabaseTarget,
  { migrated, waiting }: PrepareOptions,
): Promise<void> {
  const prepare = async (): Promise<void> => {
    for (const name of await migrateDatabase(target)) migrated(name);
    await withConnection(target, requireRestored).catch((error: unknown) => {
      throw error instanceof StartError ? error : toStartError('Cannot prepare the database', error);
    });
  };
  return askUntilThere(prepare, {
    whyAway: (error) => (typeof target === 'string' ? whyAway(error) : null),
    waiting,
  });
}

/**
 * Queries a prepared database through the server's own connections, which time out after a second or two; retries while
 * it is unavailable or too slow.
 */
export function askPrepared<Answer>(
  ask: () => Promise<Answer>,
  { waiting }: Pick<PrepareOptions, 'waiting'>,
): Promise<Answer> {
  return askUntilThere(ask, {
    whyAway: (error) => (error instanceof Error && isDatabaseAway(error) ? error.message : null),
    waiting,
  });
}

/** Returns null if waiting does not help. */
function whyAway(error: unknown): string | null {
  if (!(error instanceof StartError) || !isDatabaseAway(error.cause)) return null;
  const { cause } = error;
  // An unknown login or database is a configuration error.
  if (/^(28|3D)/.test(codeOf(cause) ?? '')) return null;
  return error.message;
}
