import { codeOf } from '../text/errorCode.ts';

/** Node's error codes for connections that failed or broke. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/** Error messages of the driver and the pool that come without a code; knex puts the statement before them. */
const WORDS =
  /(?:^| - )(?:Query read timeout|timeout expired|timeout exceeded|Connection terminated|Client has encountered|Client was closed)/;

/**
 * SQLSTATE of a transaction that was rolled back because of a deadlock or a serialization failure: it changed nothing.
 */
const GAVE_WAY = new Set(['40P01', '40001']);

/**
 * Returns whether an error means that the database is unavailable, full, too slow or too contended, rather than that a
 * query is wrong: the same call may succeed in a moment. SQLSTATE classes: 08 connection, 28 refused login, 3D no such
 * database, 53 resources (disk full), 57 operator intervention and cancelled statements.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError' || WORDS.test(error.message)) return true;
  const code = codeOf(error) ?? '';
  if (CONNECTION_CODES.has(code) || code === '25P03' || GAVE_WAY.has(code)) return true;
  if ('syscall' in error && error.syscall === 'connect') return true;
  return /^(08|28|3D|53|57)[0-9A-Z]{3}$/.test(code);
}
