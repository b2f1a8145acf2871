import { type BeamCase, parseCase, type SolvedBeam } from '@eecs/solver-core';
import type { Store } from '@eecs/ui-kit';
import { isSolutionOf } from './checkAnswer.ts';
import { LOCAL_CASE_KEY, LOCAL_SOLUTION_KEY, LOCAL_STEPS_KEY } from './localCaseKey.ts';

/** Reads the beam kept in the browser; one that cannot be understood any more counts as none. */
export function readLocalCase(local: Store): BeamCase | null {
  const stored = local.read(LOCAL_CASE_KEY);
  if (stored === undefined) return null;
  const parsed = parseCase(stored);
  return parsed.ok ? parsed.document : null;
}

/**
 * Keeps a beam in the browser; answers false when there is no room. Its steps back and its result, which can be computed
 * again, make room for it.
 */
export function writeLocalCase(local: Store, document: BeamCase): boolean {
  if (local.write(LOCAL_CASE_KEY, document)) return true;
  for (const key of [LOCAL_STEPS_KEY, LOCAL_SOLUTION_KEY]) {
    local.remove(key);
    if (local.write(LOCAL_CASE_KEY, document)) return true;
  }
  return false;
}

/** Reads the kept result of a beam; null when there is none, when it answers another beam, or is damaged. */
export function readLocalSolution(local: Store, document: BeamCase): SolvedBeam | null {
  const stored = local.read(LOCAL_SOLUTION_KEY);
  return isSolutionOf(stored, document) ? stored : null;
}

/**
 * Keeps a result beside the beam; where there is no room for all of it, without what explains it, and where there is no
 * room for that either, not at all.
 */
export function writeLocalSolution(local: Store, answer: SolvedBeam): void {
  if (local.write(LOCAL_SOLUTION_KEY, answer)) return;
  const sets = answer.sets.map((set) => ({ ...set, descriptor: null, tree: null, checks: null }));
  const bare: SolvedBeam = { ...answer, sets, mohr: null };
  if (!local.write(LOCAL_SOLUTION_KEY, bare)) local.remove(LOCAL_SOLUTION_KEY);
}
