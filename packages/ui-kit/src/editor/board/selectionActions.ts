import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { KitStore } from '../../store/kitStore.ts';
import { announceAtom } from './announcement.ts';
import { walkOptions } from './walkOptions.ts';

/** Returns the next object that the arrow keys of a board reach; undefined beyond the last one. */
export function walkItems<Item>(
  items: readonly Item[],
  last: Item | undefined,
  { toKey, isBack }: { readonly toKey: (item: Item) => string; readonly isBack: boolean },
): Item | undefined {
  const found = new Map(items.map((item) => [toKey(item), item]));
  const from = last === undefined ? null : toKey(last);
  return found.get(walkOptions([...found.keys()], { from, isBack }) ?? '');
}

/** Selects the next object in the order of the keyboard; returns it, or undefined beyond the last one. */
export function walkSelection<Item>(
  store: KitStore,
  {
    selectionAtom,
    listItems,
    toKey,
  }: {
    readonly selectionAtom: WritableAtom<readonly Item[], [items: readonly Item[]], void>;
    readonly listItems: () => readonly Item[];
    readonly toKey: (item: Item) => string;
  },
  isBack: boolean,
): Item | undefined {
  const next = walkItems(listItems(), store.get(selectionAtom).at(-1), { toKey, isBack });
  if (next !== undefined) store.set(selectionAtom, [next]);
  return next;
}

/** Cancels one thing at a time: the tool, then the selection. Returns false if there is neither. */
export function leaveBoard<Tool extends string>(
  store: KitStore,
  {
    toolAtom,
    takeToolAtom,
    first,
    selectionAtom,
  }: {
    readonly toolAtom: Atom<Tool>;
    readonly takeToolAtom: WritableAtom<null, [tool: Tool], void>;
    /** The tool that selects. */
    readonly first: Tool;
    readonly selectionAtom: WritableAtom<readonly unknown[], [items: readonly never[]], void>;
  },
): boolean {
  if (store.get(toolAtom) !== first) store.set(takeToolAtom, first);
  else if (store.get(selectionAtom).length > 0) store.set(selectionAtom, []);
  else return false;
  return true;
}

const WAYS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Returns the direction of an arrow key on the page; upwards is positive. */
export function toArrowWay(key: string): { readonly x: number; readonly y: number } {
  return WAYS[key] ?? { x: 0, y: 0 };
}

/** A board whose selection the keys act on. */
export interface SelectionActionsPlan {
  readonly selectionAtom: Atom<readonly unknown[]>;
  readonly selectAllAtom: WritableAtom<null, [], void>;
  readonly isReadOnlyAtom: Atom<boolean>;
  /** Announces the number of selected objects. */
  readonly t: (key: 'said.all', values: { readonly count: number }) => string;
  /** Adds a copy beside the selection. */
  readonly duplicate: () => void;
  /** Removes the selection, after the question if the option requires it. */
  readonly removeChosen: () => void;
}

/** Creates the actions of the keys that select everything, duplicate the selection and remove it. */
export function createSelectionActions(
  store: KitStore,
  { selectionAtom, selectAllAtom, isReadOnlyAtom, t, duplicate, removeChosen }: SelectionActionsPlan,
) {
  return {
    selectAll: (): void => {
      store.set(selectAllAtom);
      store.set(announceAtom, t('said.all', { count: store.get(selectionAtom).length }));
    },
    /** Returns false if copying is not allowed: the page then handles the key. */
    duplicate: (): boolean => {
      if (store.get(isReadOnlyAtom)) return false;
      duplicate();
      return true;
    },
    remove: (): void => {
      if (store.get(selectionAtom).length > 0 && !store.get(isReadOnlyAtom)) removeChosen();
    },
  };
}
