import { setTimeout as sleep } from 'node:timers/promises';
import { StartError, toStartError } from '../config/startError.ts';
import type { DatabaseTarget } from '../db/connect.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { requireRestored } from '../db/restoreMark.ts';
import { withConnection } from '../db/withConnection.ts';
import { codeOf } from '../text/errorCode.ts';

export interface PrepareOptions {
  /** Told the name of each migration that was applied. */
  readonly migrated: (name: string) => void;
  /** Told why the database is waited for: at first, when the reason changes, and twice a minute. */
  readonly waiting: (reason: string) => void;
}

const AGAIN_MS = 1000;
const TELL_AGAIN_MS = 30_000;

/**
 * Migrates and fills the database. One that another machine or process serves may be away just now, or go away in the
 * middle: it is asked again until it does it. Rejects with a StartError for what waiting does not mend, as a refused
 * login or a newer version.
 */
export async function prepareDatabase(
  target: DatabaseTarget,
  { migrated, waiting }: PrepareOptions,
): Promise<void> {
  let told = { reason: '', at: 0 };
  for (;;) {
    try {
      for (const name of await migrateDatabase(target)) migrated(name);
      await withConnection(target, requireRestored).catch((error: unknown) => {
        throw error instanceof StartError ? error : toStartError('Cannot prepare the database', error);
      });
      return;
    } catch (error) {
      const reason = typeof target === 'string' ? whyAway(error) : null;
      if (reason === null) throw error;
      const now = performance.now();
      if (reason !== told.reason || now - told.at >= TELL_AGAIN_MS) {
        told = { reason, at: now };
        waiting(reason);
      }
    }
    await sleep(AGAIN_MS);
  }
}

/** Null where waiting does not help. */
function whyAway(error: unknown): string | null {
  if (!(error instanceof StartError) || !isDatabaseAway(error.cause)) return null;
  const { cause } = error;
  // A login or a database that the server does not know is somebody's mistake.
  if (/^(28|3D)/.test(codeOf(cause) ?? '')) return null;
  return error.message;
}
