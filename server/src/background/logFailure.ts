import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';

/**
 * Logs why work was put off: as a warning where the database is away, which ends by
 * itself, else as an error, for it is a fault of ours.
 */
export function logFailure(logger: Pick<Logger, 'warn' | 'error'>, error: unknown, message: string): void {
  const level = isDatabaseAway(error) ? 'warn' : 'error';
  logger[level]({ err: error }, message);
}
