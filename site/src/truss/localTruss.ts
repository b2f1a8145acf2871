import { type SolvedTruss, type TrussCase, parseTruss, trussHash } from '@eecs/solver-core/truss';
import type { Store } from '@eecs/ui-kit';

/** Where the truss that was edited last is kept, and its last result. */
const CASE_KEY = 'truss.case';
const SOLUTION_KEY = 'truss.solution';

/** Reads the truss kept in the browser; one that cannot be understood any more counts as none. */
export function readLocalTruss(local: Store): TrussCase | null {
  const parsed = parseTruss(local.read(CASE_KEY));
  return parsed.ok ? parsed.document : null;
}

/** Keeps a truss; answers false when there is no room. Its result, which can be computed again, makes room for it. */
export function writeLocalTruss(local: Store, document: TrussCase): boolean {
  if (local.write(CASE_KEY, document)) return true;
  local.remove(SOLUTION_KEY);
  return local.write(CASE_KEY, document);
}

/** Reads the kept result of a truss; null when there is none or it answers another one. */
export function readLocalTrussSolution(local: Store, document: TrussCase): SolvedTruss | null {
  const stored = local.read(SOLUTION_KEY);
  return isSolvedTruss(stored, document) ? stored : null;
}

/** Keeps a result beside its truss, where there is room. */
export function writeLocalTrussSolution(local: Store, answer: SolvedTruss): void {
  const sets = answer.sets.map((set) => ({ ...set, descriptor: null }));
  if (!local.write(SOLUTION_KEY, { ...answer, sets, mohr: null })) local.remove(SOLUTION_KEY);
}

/** Answers whether a value from outside is the result of this very truss, with a force for each of its rods. */
export function isSolvedTruss(value: unknown, document: TrussCase): value is SolvedTruss {
  if (typeof value !== 'object' || value === null) return false;
  const { level, hash, sets } = value as Readonly<Record<string, unknown>>;
  return (
    (level === 'ok' || level === 'warning') &&
    hash === trussHash(document) &&
    Array.isArray(sets) &&
    sets.every(
      (set: unknown) =>
        typeof set === 'object' &&
        set !== null &&
        'N' in set &&
        Array.isArray(set.N) &&
        set.N.length === document.links.length,
    )
  );
}
