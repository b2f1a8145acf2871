import type { BeamCase } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { currentRowAtoms } from './currentRows.ts';
import { openTabAtom } from './inputTabs.ts';
import { guidesAtom } from './guides.ts';
import { documentAtom } from './sessionAtoms.ts';

/** One support or one load of the document, by its index. */
export interface Selection {
  readonly kind: 'support' | 'load';
  readonly index: number;
}

/** What the drawing of a beam has: dimensions too, by their place in the chain; the whole length is the last. */
export interface SchemeItem {
  readonly kind: Selection['kind'] | 'dimension';
  readonly index: number;
}

/** What can be pointed at on the board: guides too, which are no part of the document. */
export type BoardItem = SchemeItem | { readonly kind: 'guide'; readonly index: number };

interface Chosen {
  readonly item: BoardItem;
  /** The support or load itself, and how many there were: an index alone would go over to another one. */
  readonly object: object | undefined;
  readonly count: number;
}

const chosenAtom = atom<Chosen | null>(null);

const fromTableAtom = atom(false);

/**
 * What is chosen on the board. A support or a load stays chosen while others come and go and when it is edited; one
 * that is removed leaves nothing chosen. What is new in a document that was only asked for is chosen by that document.
 */
export const boardItemAtom = atom(
  (get): BoardItem | null => {
    const chosen = get(chosenAtom);
    if (chosen === null) return null;
    if (chosen.item.kind === 'guide') return chosen.item.index in get(guidesAtom) ? chosen.item : null;
    if (!isSelection(chosen.item)) return chosen.item;
    const list: readonly object[] = get(documentAtom)[LISTS[chosen.item.kind]];
    const at = chosen.object === undefined ? -1 : list.indexOf(chosen.object);
    if (at < 0) return list.length === chosen.count ? chosen.item : null;
    return at === chosen.item.index ? chosen.item : { kind: chosen.item.kind, index: at };
  },
  (get, set, item: BoardItem | null, document: BeamCase = get(documentAtom)) => {
    set(fromTableAtom, false);
    if (!isSelection(item)) {
      set(chosenAtom, item && { item, object: undefined, count: 0 });
      return;
    }
    const name = LISTS[item.kind];
    const list: readonly object[] = document[name];
    set(chosenAtom, { item, object: list[item.index], count: list.length });
    set(currentRowAtoms[name], item.index);
    set(openTabAtom, name);
  },
);

/**
 * What is selected on the board and in the tables; an index the document does not have selects nothing. Its table opens
 * and has it as its current row, also after nothing is selected any more.
 */
export const selectionAtom = atom(
  (get): Selection | null => {
    const item = get(boardItemAtom);
    if (!isSelection(item)) return null;
    return item.index < get(documentAtom)[LISTS[item.kind]].length ? item : null;
  },
  (_, set, selection: Selection | null, document?: BeamCase) => set(boardItemAtom, selection, document),
);

/** Whether what is selected was chosen in its table: the fields are there, and the board opens none that push the table down. */
export const isChosenInTableAtom = atom((get) => get(fromTableAtom));

/** Selects by a row of a table. */
export const chooseInTableAtom = atom(null, (get, set, selection: Selection) => {
  if (isSameItem(get(selectionAtom), selection)) return;
  set(selectionAtom, selection);
  set(fromTableAtom, true);
});

/** What the pointer is over, on the board or in a table: both mark it. */
export const hoveredAtom = atom<Selection | null>(null);

/** Says whether two are the same one. */
export function isSameItem(a: BoardItem | null, b: BoardItem | null): boolean {
  return a?.kind === b?.kind && a?.index === b?.index;
}

/** Says whether an item is a support or a load: dimensions and guides are pointed at, but are no objects of the document. */
export function isSelection(item: BoardItem | null): item is Selection {
  return item !== null && item.kind in LISTS;
}

/** Writes an item as a key: `load-3`. */
export function toItemKey({ kind, index }: BoardItem): string {
  return `${kind}-${index}`;
}

const LISTS = { support: 'supports', load: 'loads' } as const;
