import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { KeyboardEvent } from 'react';
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

/** The properties of a key event that the actions of a board read. */
export type BoardKeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'timeStamp' | 'stopPropagation'
>;

/** The board on which keys act. */
export interface BoardKeyServices<Surface> {
  readonly surface: Surface;
  /** Cancels a pointer gesture in progress; returns whether there was one. */
  readonly cancel: () => boolean;
  /** Moves the focus to the fields of the selection. */
  readonly openFields: () => void;
  /** Adds a copy beside the selection. */
  readonly duplicate: () => void;
  /** Removes the selection, after a confirmation if the reader wants one. */
  readonly removeChosen: () => void;
}

/**
 * Applies the active tool to several selected objects, and announces the result; returns false if the tool selects or
 * at most one object is selected. Enter with a tool never opens the fields of several objects: a number meant for the
 * tool would change them all.
 */
export function applyToSelected<Item>(
  store: KitStore,
  {
    toolAtom,
    selectionAtom,
    isReadOnlyAtom,
    apply,
    t,
  }: {
    readonly toolAtom: Atom<string>;
    readonly selectionAtom: Atom<readonly Item[]>;
    readonly isReadOnlyAtom: Atom<boolean>;
    /** Returns whether the tool has an effect on several objects. */
    readonly apply: (items: readonly Item[]) => boolean;
    readonly t: (key: 'said.all' | 'note.oneAtATime', values: { readonly count: number }) => string;
  },
): boolean {
  const items = store.get(selectionAtom);
  if (items.length < 2 || store.get(isReadOnlyAtom) || store.get(toolAtom) === 'select') return false;
  const isApplied = apply(items);
  const { length: count } = store.get(selectionAtom);
  store.set(announceAtom, t(isApplied ? 'said.all' : 'note.oneAtATime', { count }));
  return true;
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
