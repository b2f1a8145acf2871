import type { Finding } from './finding.ts';

/**
 * Thrown when a server breaks a promise so that a torture cannot continue; any other error is a fault of the torture
 * itself.
 */
export class BrokenPromise extends Error {}

/** Converts a broken promise to a finding; rethrows anything else. */
export function toBroken(error: unknown): Finding {
  if (!(error instanceof BrokenPromise)) throw error;
  return { promise: 'goes on to the end', figure: error.message, isKept: false };
}
