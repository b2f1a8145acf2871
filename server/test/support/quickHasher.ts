import { hash } from 'node:crypto';
import type { ToWirePassword } from '../../src/accounts/credentials.ts';
import { createPasswordHasher, type PasswordHasher } from '../../src/accounts/passwordHash.ts';

/** Replaces the client's key derivation, whose 600 000 rounds take a processor a tenth of a second. */
export const toWireQuickly: ToWirePassword = (emailKey, password) =>
  Promise.resolve(`v1.${hash('sha256', `${emailKey} ${password}`, 'base64url')}`);

/** Creates a hasher as quick as the algorithm allows: what a hash costs is not what most tests are about. */
export function createQuickHasher(): PasswordHasher {
  return createPasswordHasher({ cost: { memoryKiB: 64, passes: 1 }, toWire: toWireQuickly });
}
