import type { BeamCase } from '@eecs/solver-core';
import { type Getter, atom } from 'jotai/vanilla';
import {
  type BoardItem,
  type SchemeItem,
  type Selection,
  isSameItem,
  toItemKey,
} from '../naming/boardItem.ts';
import { currentRowAtoms } from './currentRows.ts';
import { openTabAtom } from './inputTabs.ts';
import { guidesAtom } from './guides.ts';
import { documentAtom } from './sessionAtoms.ts';

export { type BoardItem, type SchemeItem, type Selection, isSameItem, toItemKey };

interface Chosen {
  readonly item: BoardItem;
  /**
   * The selected support or load itself, and the number of them at that time, because an index alone would pass to
   * another object.
   */
  readonly object: object | undefined;
  readonly count: number;
}

const NONE: readonly Chosen[] = [];

const chosenAtom = atom(NONE);

const fromTableAtom = atom(false);

/**
 * The items selected on the board, in the order of selection. A support or a load stays selected while others are
 * added, removed or edited; a removed one is deselected. An object that exists only in a requested document is selected
 * once that document is applied.
 */
export const boardItemsAtom = atom(
  (get): readonly BoardItem[] =>
    get(chosenAtom).flatMap((chosen) => {
      const item = findChosen(get, chosen);
      return item === null ? [] : [item];
    }),
  (get, set, items: readonly BoardItem[], document: BeamCase = get(documentAtom)) => {
    set(fromTableAtom, false);
    set(
      chosenAtom,
      items.map((item) => {
        const list: readonly object[] = isSelection(item) ? document[LISTS[item.kind]] : [];
        return { item, object: list[item.index], count: list.length };
      }),
    );
    const last = items.at(-1) ?? null;
    if (!isSelection(last)) return;
    set(currentRowAtoms[LISTS[last.kind]], last.index);
    set(openTabAtom, LISTS[last.kind]);
  },
);

function findChosen(get: Getter, { item, object, count }: Chosen): BoardItem | null {
  if (item.kind === 'guide') return item.index in get(guidesAtom) ? item : null;
  if (!isSelection(item)) return item;
  const list: readonly object[] = get(documentAtom)[LISTS[item.kind]];
  const at = object === undefined ? -1 : list.indexOf(object);
  if (at < 0) return list.length === count ? item : null;
  return at === item.index ? item : { kind: item.kind, index: at };
}

/** The last selected item. Setting it selects that item alone, or nothing. */
export const boardItemAtom = atom(
  (get): BoardItem | null => get(boardItemsAtom).at(-1) ?? null,
  (_, set, item: BoardItem | null, document?: BeamCase) =>
    set(boardItemsAtom, item === null ? [] : [item], document),
);

/** The selected supports and loads. Objects that the document does not have are ignored. */
export const selectionsAtom = atom(
  (get): readonly Selection[] => listHad(get, get(boardItemsAtom)),
  (get, set, items: readonly Selection[]) => set(boardItemsAtom, listHad(get, items)),
);

function listHad(get: Getter, items: readonly BoardItem[]): readonly Selection[] {
  const document = get(documentAtom);
  return items.filter(isSelection).filter(({ kind, index }) => document[LISTS[kind]][index] !== undefined);
}

/**
 * The object that is selected on the board and in the tables. An index that the document does not have selects nothing.
 * The object's table opens and keeps it as the current row, also after the selection is gone.
 */
export const selectionAtom = atom(
  (get): Selection | null => {
    const item = get(boardItemAtom);
    if (!isSelection(item)) return null;
    return item.index < get(documentAtom)[LISTS[item.kind]].length ? item : null;
  },
  (_, set, selection: Selection | null, document?: BeamCase) => set(boardItemAtom, selection, document),
);

/** Whether the selected object was selected in its table. Its fields are there, so the board opens none above it. */
export const isChosenInTableAtom = atom((get) => get(fromTableAtom));

/**
 * Selects objects by rows of a table, the last row as the current one; other objects stay selected if `keepsOthers` is
 * true.
 */
export const chooseInTableAtom = atom(
  null,
  (get, set, kind: Selection['kind'], indices: readonly number[], keepsOthers = false) => {
    const before = get(selectionsAtom);
    const others = keepsOthers ? before.filter((item) => item.kind !== kind) : [];
    const items = [...others, ...indices.map((index) => ({ kind, index }))];
    if (items.map(toItemKey).join() === before.map(toItemKey).join()) return;
    set(boardItemsAtom, items);
    set(fromTableAtom, true);
  },
);

/** The object under the pointer, on the board or in a table. Both mark it. */
export const hoveredAtom = atom<Selection | null>(null);

/** Returns whether an item is a support or a load. Dimensions and guides are not objects of the document. */
export function isSelection(item: BoardItem | null): item is Selection {
  return item !== null && item.kind in LISTS;
}

const LISTS = { support: 'supports', load: 'loads' } as const;
