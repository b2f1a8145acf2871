import { type BeamCase, parseCase } from '@eecs/solver-core';
import type { Store } from '@eecs/ui-kit';
import { LOCAL_CASE_KEY } from './localCaseKey.ts';

/** Reads the beam kept in the browser; one that cannot be understood any more counts as none. */
export function readLocalCase(local: Store): BeamCase | null {
  const stored = local.read(LOCAL_CASE_KEY);
  if (stored === undefined) return null;
  const parsed = parseCase(stored);
  return parsed.ok ? parsed.document : null;
}

/** Keeps a beam in the browser; answers false when there is no room. */
export function writeLocalCase(local: Store, document: BeamCase): boolean {
  return local.write(LOCAL_CASE_KEY, document);
}
