import type { CrossSection, Material } from '@eecs/solver-core';
import { useEffect, useRef, useState } from 'react';
import type { LibraryDrawer } from '../../host/library.ts';
import { type LibraryRow, toRows } from './libraryRow.ts';

/** A part of a library that is loaded as a whole. */
export interface LibraryShelf<Item extends Material | CrossSection> {
  readonly id: string;
  readonly name: string;
  /** Search words of its rows, in addition to their designations. */
  readonly words: string;
  readonly load: () => Promise<readonly LibraryDrawer<Item>[]>;
}

/** The loading state of a shelf. */
export type ShelfState<Item extends Material | CrossSection> =
  | { readonly kind: 'loading' | 'failed' }
  | {
      readonly kind: 'ready';
      readonly drawers: readonly string[];
      readonly rows: readonly LibraryRow<Item>[];
    };

/** The shelves that were requested. */
export interface Shelves<Item extends Material | CrossSection> {
  readonly states: ReadonlyMap<string, ShelfState<Item>>;
  /** Loads shelves that are missing or have failed. */
  readonly open: (ids: readonly string[]) => void;
}

/** Loads shelves of a library on demand and keeps them; a change of the shelves clears the loaded ones. */
export function useShelves<Item extends Material | CrossSection>(
  shelves: readonly LibraryShelf<Item>[],
): Shelves<Item> {
  const [held, setHeld] = useState<{
    readonly of: readonly LibraryShelf<Item>[];
    readonly states: ReadonlyMap<string, ShelfState<Item>>;
  }>({ of: shelves, states: new Map() });
  const states = held.of === shelves ? held.states : new Map<string, ShelfState<Item>>();
  // Answers to requests for other shelves are dropped.
  const current = useRef({ shelves, asked: new Set<string>() });
  useEffect(() => {
    if (current.current.shelves !== shelves) current.current = { shelves, asked: new Set() };
  }, [shelves]);

  function put(id: string, state: ShelfState<Item>): void {
    if (current.current.shelves !== shelves) return;
    setHeld((before) => ({
      of: shelves,
      states: new Map(before.of === shelves ? before.states : []).set(id, state),
    }));
  }

  function open(ids: readonly string[]): void {
    if (current.current.shelves !== shelves) current.current = { shelves, asked: new Set() };
    const { asked } = current.current;
    for (const { id, words, load } of shelves) {
      if (!ids.includes(id) || asked.has(id)) continue;
      asked.add(id);
      put(id, { kind: 'loading' });
      load().then(
        (drawers) =>
          put(id, {
            kind: 'ready',
            drawers: drawers.map(({ name }) => name),
            rows: toRows(id, drawers, words),
          }),
        () => {
          asked.delete(id);
          put(id, { kind: 'failed' });
        },
      );
    }
  }

  return { states, open };
}
