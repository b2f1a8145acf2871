import type { SavedTask } from '@eecs/ui-account';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { readKept, writeKept, writeKeptSolution } from '../../ports/kept/keptDocument.ts';
import { LOCAL_SOLUTION_KEY } from '../../ports/kept/localCaseKey.ts';
import type { Store } from '@eecs/ui-kit';
import type { Shelf, Slot } from '../../ports/kept/shelf.ts';
import { printCase, readTaskLink, writeTaskLink } from '../../ports/kept/taskLink.ts';

/**
 * Reads the document of a saved task, without the server's fields; null if it is of another kind, or can no longer be
 * read.
 */
export function readTaskCase<Document extends BranchDocument>(
  { kind, json_data: { loadCase } }: SavedTask,
  branch: Pick<Branch<Document, object>, 'kind' | 'parse'>,
): Document | null {
  if (kind !== branch.kind) return null;
  const { id: _id, version: _version, userId: _userId, hash: _hash, ...own } = loadCase;
  return branch.parse(own);
}

/** Returns a read-only document as the reader's own: editable, and a task of its own. */
export function toOwnCopy<Document extends BranchDocument>(document: Document): Document {
  return { ...document, readonly: false, id: 0 };
}

/**
 * Returns the data with which a document is saved: with its task id if it has one, and editable; a document that was
 * read-only becomes a new task.
 */
export function toTaskData(
  document: BranchDocument,
  place: { readonly id: number; readonly version?: number },
): Readonly<Record<string, unknown>> {
  const own = document.readonly === true ? { readonly: false, id: 0 } : {};
  return Object.fromEntries([document, place, own].flatMap((part) => Object.entries(part)));
}

/** Finds the slot in which a saved task is already open; null if there is none. */
export function findTaskSlot(shelf: Shelf, task: Pick<SavedTask, 'id'>, userId: number): Slot | null {
  const isOfTask = ({ id }: Slot): boolean => {
    const link = readTaskLink(shelf.open(id));
    return link?.id === task.id && link.userId === userId;
  };
  return shelf.get().slots.find(isOfTask) ?? null;
}

/** Returns whether a stored document was changed since it was saved; true also if it was never saved. */
export function isUnsaved<Document extends BranchDocument>(
  branch: Pick<Branch<Document, object>, 'parse'>,
  store: Store,
  userId: number,
): boolean {
  const link = readTaskLink(store);
  const document = readKept(branch, store);
  return link?.userId !== userId || document === null || printCase(document) !== link.print;
}

/** Stores a saved task in the browser, with its result and the link to the task. */
export function keepTask<Document extends BranchDocument, Solution extends object>(
  branch: Branch<Document, Solution>,
  { shelf, slot }: { readonly shelf: Shelf; readonly slot: string },
  {
    task,
    document,
    userId,
  }: { readonly task: SavedTask; readonly document: Document; readonly userId: number },
): void {
  const store = shelf.open(slot);
  writeKept(branch, store, document);
  store.remove(branch.stepsKey);
  store.remove(LOCAL_SOLUTION_KEY);
  const { solution } = task.json_data;
  if (branch.isSolutionOf(solution, document)) writeKeptSolution(branch, store, solution);
  writeTaskLink(store, document, { id: task.id, version: task.version, userId });
  shelf.note(slot, { title: document.title, hash: branch.hash(document) });
}
