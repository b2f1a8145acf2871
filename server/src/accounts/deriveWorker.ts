import { argon2Sync, type Argon2Parameters } from 'node:crypto';

/** Runs in a thread of its own: argon2id, one at a time. */
export function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters);
}
