import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';

/**
 * Logs why background work was postponed: as a warning if the database is unavailable, which ends by itself; otherwise
 * as an error, because it is a defect of the server.
 */
export function logFailure(logger: Pick<Logger, 'warn' | 'error'>, error: unknown, message: string): void {
  const level = isDatabaseAway(error) ? 'warn' : 'error';
  logger[level]({ err: error }, message);
}
