import type { BeamCase } from '@eecs/solver-core';
import { recoverCase } from '@eecs/ui-beam';
import type { LocalStore } from '@eecs/ui-kit';
import { readLocalCase, writeLocalCase } from './localCase.ts';
import { DAMAGED_CASE_KEY, LOCAL_CASE_KEY, LOCAL_STEPS_KEY } from './localCaseKey.ts';

/** A kept beam that can no longer be read. */
export interface DamagedCase {
  /** What was kept, as far as it makes sense. */
  readonly kept: unknown;
  /** The beam its steps still hold, kept in its place by now; null where they hold none. */
  readonly recovered: BeamCase | null;
}

/**
 * Takes a kept beam that cannot be read out of the way, where it stays until the reader clears what is kept, and brings
 * the beam back from its steps if they hold it. Null while the kept beam is sound, or there is none.
 */
export function rescueCase(local: LocalStore): DamagedCase | null {
  if (!local.keys().includes(LOCAL_CASE_KEY) || readLocalCase(local) !== null) return null;
  const value = local.read(LOCAL_CASE_KEY);
  const kept = value === undefined ? local.readText(LOCAL_CASE_KEY) : value;
  const recovered = recoverCase(local.read(LOCAL_STEPS_KEY));
  // Where it cannot be kept elsewhere it stays where it is until the next edit.
  if (local.write(DAMAGED_CASE_KEY, kept)) local.remove(LOCAL_CASE_KEY);
  if (recovered !== null) writeLocalCase(local, recovered);
  return { kept, recovered };
}
