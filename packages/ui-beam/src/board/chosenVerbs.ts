import { createId } from '@eecs/solver-core/rules';
import { keepWithin } from '@eecs/ui-kit/editor';
import { type Getter, type Setter, atom } from 'jotai/vanilla';
import { addObjects } from '../editing/addObjects.ts';
import { readFragment } from '../editing/fragment.ts';
import { findNeededLength, lengthenFor } from '../editing/lengthenFor.ts';
import { type Objects, pickObjects } from '../editing/moveObjects.ts';
import { removeChosenAtom } from '../state/removeChosen.ts';
import { boardItemsAtom, selectionsAtom } from '../state/selection.ts';
import { documentAtom, limitsAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { boardAnnouncementAtom } from './boardState.ts';

/** Copies the selection, and selects the copies. */
export const duplicateAtom = atom(null, (get, set) => {
  const objects = pickObjects(get(documentAtom), get(selectionsAtom));
  if (addAll(get, set, objects, { isMoved: true })) announceCopied(get, set, 'copied');
});

/** The result of a paste: the length that the beam would need for the text, or null if it is long enough. */
export interface Pasted {
  readonly neededLength: number | null;
}

/**
 * Adds the objects in a clipboard text to the beam and selects them; null if the text is not from a board. Objects
 * beyond the end of the beam are not added unless the beam may be lengthened for them.
 */
export const pasteAtom = atom(null, (get, set, text: string, mayLengthen: boolean): Pasted | null => {
  const objects = readFragment(text, get(documentAtom));
  if (objects === null) return null;
  const neededLength = mayLengthen ? null : findNeededLength(get(documentAtom), objects);
  if (neededLength === null && addAll(get, set, objects, { add: lengthenFor }))
    announceCopied(get, set, 'pasted');
  else set(boardAnnouncementAtom, { code: 'refused' });
  return { neededLength };
});

/** Returns whether there was room for them. */
function addAll(
  get: Getter,
  set: Setter,
  objects: Objects,
  { isMoved = false, add = addObjects }: { readonly isMoved?: boolean; readonly add?: typeof addObjects },
): boolean {
  const before = get(documentAtom);
  const added = add(before, objects, { createId: () => createId(Math.random), isMoved });
  const edit = keepWithin(before, added, get(limitsAtom));
  set(applyEditAtom, () => edit);
  if (edit.document === before) return false;
  const isNew = (old: readonly object[]) => (object: object, index: number) =>
    old.includes(object) ? [] : [index];
  const { supports, loads } = edit.document;
  // A rule may have changed another support: only the added objects are selected.
  const places = new Set(before.supports.map(({ x }) => x));
  set(
    boardItemsAtom,
    [
      ...supports
        .flatMap((support, index) => (places.has(support.x) ? [] : [index]))
        .map((index) => ({ kind: 'support' as const, index })),
      ...loads.flatMap(isNew(before.loads)).map((index) => ({ kind: 'load' as const, index })),
    ],
    edit.document,
  );
  return true;
}

function announceCopied(get: Getter, set: Setter, what: 'copied' | 'pasted'): void {
  const count = get(selectionsAtom).length;
  set(boardAnnouncementAtom, count > 1 ? { code: 'several', what, count } : { code: 'copied' });
}

/** Selects every support and load of the beam. */
export const selectAllAtom = atom(null, (get, set) => {
  const { supports, loads } = get(documentAtom);
  const items = [
    ...supports.map((_, index) => ({ kind: 'support' as const, index })),
    ...loads.map((_, index) => ({ kind: 'load' as const, index })),
  ];
  set(boardItemsAtom, items);
  set(boardAnnouncementAtom, { code: 'several', what: 'chosen', count: items.length });
});

/** Removes the selection as one undo step; returns the number of removed objects. */
export const removeSelectedAtom = atom(null, (_, set): number => {
  const count = set(removeChosenAtom);
  if (count > 1) set(boardAnnouncementAtom, { code: 'several', what: 'removed', count });
  return count;
});
