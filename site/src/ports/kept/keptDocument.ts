import type { Store } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from './branch.ts';
import { LOCAL_CASE_KEY, LOCAL_SOLUTION_KEY } from './localCaseKey.ts';

/** Reads the document stored in the browser; null if there is none or it can no longer be read. */
export function readKept<Document extends BranchDocument>(
  { parse }: Pick<Branch<Document, object>, 'parse'>,
  store: Store,
): Document | null {
  const stored = store.read(LOCAL_CASE_KEY);
  return stored === undefined ? null : parse(stored);
}

/**
 * Stores a document in the browser; returns false if there is no room. To make room, its undo steps and its result are
 * removed, which can be computed again, and then those of the `others`, oldest first: a large document must not prevent
 * a small one from being stored.
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

/**
 * Reads the stored result of a document; null if there is none, if it belongs to another document, or if it is damaged.
 */
export function readKeptSolution<Document extends BranchDocument, Solution extends object>(
  { isSolutionOf }: Pick<Branch<Document, Solution>, 'isSolutionOf'>,
  store: Store,
  document: Document,
): Solution | null {
  const stored = store.read(LOCAL_SOLUTION_KEY);
  return isSolutionOf(stored, document) ? stored : null;
}

/**
 * Stores a result with its document. If there is no room for all of it, it is stored without its explanations; if there
 * is no room for that either, it is not stored.
 */
export function writeKeptSolution<Document extends BranchDocument, Solution extends object>(
  { thin }: Pick<Branch<Document, Solution>, 'thin'>,
  store: Store,
  answer: Solution,
): void {
  if (store.write(LOCAL_SOLUTION_KEY, answer)) return;
  if (!store.write(LOCAL_SOLUTION_KEY, thin(answer))) store.remove(LOCAL_SOLUTION_KEY);
}
