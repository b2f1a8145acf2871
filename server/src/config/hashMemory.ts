import { readInteger, type Environment } from './variables.ts';

/**
 * Memory that the hash of a password fills, MiB: more than the least that OWASP asks of one pass. Three passes let two
 * slow processors answer 6 logins a second; the password has gone through 600 000 rounds of PBKDF2 before it comes here,
 * and what fills memory costs who guesses more than a pass does.
 */
export const HASH_MEMORY_MIB = 64;
/** OWASP's least for argon2id with one pass (Password Storage Cheat Sheet). */
const LEAST_FOR_OTHERS_MIB = 46;
const MOST_MIB = 1024;

/** Reads `HASH_MEMORY`; throws an Error that names it where it cannot be used. */
export function readHashMemory(env: Environment, isProduction: boolean): number {
  const memory = readInteger(env, 'HASH_MEMORY', HASH_MEMORY_MIB, MOST_MIB);
  const least = isProduction ? LEAST_FOR_OTHERS_MIB : 1;
  if (memory < least) throw new Error(`HASH_MEMORY must be ${least} MiB or more`);
  return memory;
}
