import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { toWirePasswordSync } from './credentials.ts';

/** The result of a thread, and the processor time it took, ms. */
export interface Made<T> {
  readonly made: T;
  readonly cpuMs: number;
}

/** Computes argon2id in a thread of its own. */
export function derive(parameters: Argon2Parameters): Made<Uint8Array> {
  return measure(() => argon2Sync('argon2id', parameters));
}

/** Derives in a worker thread, from a password, the hash that clients send instead of it. */
export function toWire([emailKey, password]: readonly [emailKey: string, password: string]): Made<string> {
  return measure(() => toWirePasswordSync(emailKey, password));
}

function measure<T>(make: () => T): Made<T> {
  const before = process.threadCpuUsage();
  const made = make();
  const { user, system } = process.threadCpuUsage(before);
  return { made, cpuMs: (user + system) / 1000 };
}
