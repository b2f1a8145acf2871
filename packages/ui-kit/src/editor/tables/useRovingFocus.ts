import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type RovingKeys, goByKey } from './roving.ts';

/** The focus of a list in which Tab reaches one entry at a time. */
export interface RovingFocus {
  /** Chooses an entry and focuses it; `how` decides what happens to the previously chosen ones. */
  readonly go: (place: number, how?: Choosing) => void;
  /** Returns whether the key was handled; a handled key has no other effect. */
  readonly handleKey: (event: KeyboardEvent, from: number) => boolean;
}

/** Whether an entry is chosen alone, as the end of a range, or in addition to the others. */
export type Choosing = 'only' | 'range' | 'toggle';

/**
 * Moves the focus through the entries of a list by keys. An entry that is not rendered yet gets the focus once it is,
 * because a long list renders only its visible part.
 */
export function useRovingFocus(
  list: RefObject<HTMLElement | null>,
  {
    findEntry,
    choose,
    ...keys
  }: RovingKeys & {
    /** Finds the element of an entry, if it is rendered. */
    readonly findEntry: (list: HTMLElement, place: number) => HTMLElement | null;
    /** Chooses an entry; returns another entry that takes the focus, if any. */
    readonly choose: (place: number, how: Choosing) => number | void;
  },
): RovingFocus {
  const wanted = useRef<number | null>(null);

  function focus(place: number): boolean {
    const entry = list.current === null ? null : findEntry(list.current, place);
    entry?.focus({ preventScroll: true });
    return entry !== null;
  }

  // Focuses an entry that has just been rendered.
  useLayoutEffect(() => {
    if (wanted.current !== null && focus(wanted.current)) wanted.current = null;
  });

  // The focus moves last, so that a list that chooses focused entries finds this one already chosen.
  function go(place: number, how: Choosing = 'only'): void {
    const goal = choose(place, how) ?? place;
    wanted.current = focus(goal) ? null : goal;
  }

  return {
    go,
    handleKey: (event, from) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const place = goByKey(event.key, from, keys);
      if (place === null) return false;
      go(place, event.shiftKey ? 'range' : 'only');
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
