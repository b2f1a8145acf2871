import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { toWirePasswordSync } from './credentials.ts';

/** Computes argon2id in a thread of its own. */
export function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters);
}

/** Makes of a password what clients send instead of it, in a thread of its own. */
export function toWire([emailKey, password]: readonly [emailKey: string, password: string]): string {
  return toWirePasswordSync(emailKey, password);
}
