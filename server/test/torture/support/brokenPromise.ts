import type { Finding } from './finding.ts';

/**
 * Thrown when a server breaks a promise so that a torture cannot go on; any other error is a fault of the torture
 * itself.
 */
export class BrokenPromise extends Error {}

/** Makes a finding of a broken promise; throws whatever else it is given. */
export function toBroken(error: unknown): Finding {
  if (!(error instanceof BrokenPromise)) throw error;
  return { promise: 'goes on to the end', figure: error.message, isKept: false };
}
