import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type RovingKeys, goByKey } from './roving.ts';

/** The focus in a list of which one entry at a time is in the order of Tab. */
export interface RovingFocus {
  /** Takes the focus to an entry and chooses it. */
  readonly go: (place: number) => void;
  /** Says whether the key meant anything here; one that did is nobody else's. */
  readonly handleKey: (event: KeyboardEvent, from: number) => boolean;
}

/**
 * Takes the focus through the entries of a list by keys. An entry that is not drawn yet gets the focus when it is:
 * where only what is in sight is drawn, a key may go beyond.
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
    readonly choose: (place: number) => void;
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

  function go(place: number): void {
    wanted.current = focus(place) ? null : place;
    choose(place);
  }

  return {
    go,
    handleKey: (event, from) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const place = goByKey(event.key, from, keys);
      if (place === null) return false;
      go(place);
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
