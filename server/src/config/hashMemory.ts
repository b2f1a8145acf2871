import { readInteger, type Environment } from './variables.ts';

/**
 * Memory that a password hash uses, MiB: more than OWASP's minimum for one pass. With three passes, two slow processors
 * would manage only 6 logins a second. Passwords arrive here after 600 000 rounds of PBKDF2, and more memory costs an
 * attacker more than more passes do.
 */
export const HASH_MEMORY_MIB = 64;
/** OWASP's minimum for argon2id with one pass (Password Storage Cheat Sheet). */
const LEAST_FOR_OTHERS_MIB = 46;
const MOST_MIB = 1024;

/** Reads `HASH_MEMORY`; throws an Error that names the variable if its value is invalid. */
export function readHashMemory(env: Environment, isProduction: boolean): number {
  const memory = readInteger(env, 'HASH_MEMORY', HASH_MEMORY_MIB, MOST_MIB);
  const least = isProduction ? LEAST_FOR_OTHERS_MIB : 1;
  if (memory < least) throw new Error(`HASH_MEMORY must be ${least} MiB or more`);
  return memory;
}
