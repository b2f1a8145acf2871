import type { Store } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from './branch.ts';
import { LOCAL_CASE_KEY, LOCAL_SOLUTION_KEY } from './localCaseKey.ts';

/** Reads the document kept in the browser; one that cannot be understood any more counts as none. */
export function readKept<Document extends BranchDocument>(
  { parse }: Pick<Branch<Document, object>, 'parse'>,
  store: Store,
): Document | null {
  const stored = store.read(LOCAL_CASE_KEY);
  return stored === undefined ? null : parse(stored);
}

/**
 * Keeps a document in the browser; answers false when there is no room. Its steps back and its result, which can be
 * computed again, make room for it; then those of the `others` that are kept here, the oldest first: a large one must
 * not keep a small one out.
 */
export function writeKept<Document extends BranchDocument>(
  { stepsKey }: Pick<Branch<Document, object>, 'stepsKey'>,
  store: Store,
  document: Document,
  others: readonly Store[] = [],
): boolean {
  if (store.write(LOCAL_CASE_KEY, document)) return true;
  for (const owner of [store, ...others])
    for (const key of [stepsKey, LOCAL_SOLUTION_KEY]) {
      owner.remove(key);
      if (store.write(LOCAL_CASE_KEY, document)) return true;
    }
  return false;
}

/** Reads the kept result of a document; null when there is none, when it answers another one, or is damaged. */
export function readKeptSolution<Document extends BranchDocument, Solution extends object>(
  { isSolutionOf }: Pick<Branch<Document, Solution>, 'isSolutionOf'>,
  store: Store,
  document: Document,
): Solution | null {
  const stored = store.read(LOCAL_SOLUTION_KEY);
  return isSolutionOf(stored, document) ? stored : null;
}

/**
 * Keeps a result beside its document. If there is no room for all of it, it is kept without its explanations; if there
 * is no room for that either, it is not kept.
 */
export function writeKeptSolution<Document extends BranchDocument, Solution extends object>(
  { thin }: Pick<Branch<Document, Solution>, 'thin'>,
  store: Store,
  answer: Solution,
): void {
  if (store.write(LOCAL_SOLUTION_KEY, answer)) return;
  if (!store.write(LOCAL_SOLUTION_KEY, thin(answer))) store.remove(LOCAL_SOLUTION_KEY);
}
