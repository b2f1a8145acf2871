import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type RovingKeys, goByKey } from './roving.ts';

/** The focus in a list of which one entry at a time is in the order of Tab. */
export interface RovingFocus {
  /** Chooses an entry, and takes the focus to it; `how` decides what becomes of those that were chosen. */
  readonly go: (place: number, how?: Choosing) => void;
  /** Returns whether the key was handled; a handled key has no other effect. */
  readonly handleKey: (event: KeyboardEvent, from: number) => boolean;
}

/** Whether an entry is chosen alone, with all from the first chosen one to it, or beside the others. */
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
    /** Finds the element of an entry, where it is drawn. */
    readonly findEntry: (list: HTMLElement, place: number) => HTMLElement | null;
    /** Chooses an entry; gives the one that takes the focus where that is another. */
    readonly choose: (place: number, how: Choosing) => number | void;
  },
): RovingFocus {
  const wanted = useRef<number | null>(null);

  function focus(place: number): boolean {
    const entry = list.current === null ? null : findEntry(list.current, place);
    entry?.focus({ preventScroll: true });
    return entry !== null;
  }

  // Hands the focus to an entry that has just been drawn.
  useLayoutEffect(() => {
    if (wanted.current !== null && focus(wanted.current)) wanted.current = null;
  });

  // The focus comes last: a list that chooses what is entered finds it chosen.
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
