import { hash } from 'node:crypto';
import type { ToWirePassword } from '../../src/accounts/credentials.ts';
import { createPasswordHasher, type PasswordHasher } from '../../src/accounts/passwordHash.ts';

/** Replaces the client's key derivation, whose 600 000 rounds take a tenth of a second of processor time. */
export const toWireQuickly: ToWirePassword = (emailKey, password) =>
  Promise.resolve(`v1.${hash('sha256', `${emailKey} ${password}`, 'base64url')}`);

/** Creates a hasher with the lowest cost that the algorithm allows, because most tests are not about that cost. */
export function createQuickHasher(): PasswordHasher {
  return createPasswordHasher({ cost: { memoryKiB: 64, passes: 1 }, toWire: toWireQuickly });
}
