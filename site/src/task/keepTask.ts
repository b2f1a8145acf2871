import { type BeamCase, caseHash, parseCase } from '@eecs/solver-core';
import type { SavedTask } from '@eecs/ui-account';
import { isSolutionOf } from '../ports/checkAnswer.ts';
import { readLocalCase, writeLocalCase, writeLocalSolution } from '../ports/localCase.ts';
import { LOCAL_SOLUTION_KEY, LOCAL_STEPS_KEY } from '../ports/localCaseKey.ts';
import type { Shelf, Slot } from '../ports/shelf.ts';
import { printCase, readTaskLink, writeTaskLink } from '../ports/taskLink.ts';

/** Reads the beam of a saved task, without what the server adds to it; null where it is none, or cannot be read any more. */
export function readTaskCase({ kind, json_data: { loadCase } }: SavedTask): BeamCase | null {
  if (kind !== 'msb') return null;
  const { id: _id, version: _version, userId: _userId, hash: _hash, ...own } = loadCase;
  const parsed = parseCase(own);
  return parsed.ok ? parsed.document : null;
}

/** Finds where a saved task is open already; null where nowhere. */
export function findTaskSlot(shelf: Shelf, task: Pick<SavedTask, 'id'>, userId: number): Slot | null {
  const isOfTask = ({ id }: Slot): boolean => {
    const link = readTaskLink(shelf.open(id));
    return link?.id === task.id && link.userId === userId;
  };
  return shelf.get().slots.find(isOfTask) ?? null;
}

/** Answers whether a kept beam has been changed since it was saved; one that was never saved has. */
export function isUnsaved(shelf: Shelf, slot: string, userId: number): boolean {
  const store = shelf.open(slot);
  const link = readTaskLink(store);
  const document = readLocalCase(store);
  return link?.userId !== userId || document === null || printCase(document) !== link.print;
}

/** Keeps a saved task in the browser, its result and where it belongs with it. */
export function keepTask(
  shelf: Shelf,
  slot: string,
  {
    task,
    document,
    userId,
  }: { readonly task: SavedTask; readonly document: BeamCase; readonly userId: number },
): void {
  const store = shelf.open(slot);
  writeLocalCase(store, document);
  store.remove(LOCAL_STEPS_KEY);
  store.remove(LOCAL_SOLUTION_KEY);
  const { solution } = task.json_data;
  if (isSolutionOf(solution, document)) writeLocalSolution(store, solution);
  writeTaskLink(store, { id: task.id, version: task.version, userId, print: printCase(document) });
  shelf.note(slot, { title: document.title, hash: caseHash(document) });
}
