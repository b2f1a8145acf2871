import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { BoardKeys } from './BoardList.tsx';

/** The handlers of the keys of a board. */
export interface BoardKeyHandlers {
  /** Returns whether a press was handled. */
  readonly press: (event: KeyboardEvent) => boolean;
  /** Called when a key is released. */
  readonly lift: () => void;
}

/** The keys of a board. */
export interface LateKeysPlan {
  /** Loads the handlers in their current language; the same function as long as they stay the same. */
  readonly load: () => Promise<BoardKeyHandlers>;
  /** Returns whether the board has an action for a press. */
  readonly isAny: (event: KeyboardEvent) => boolean;
  /** Returns the objects that a press acts on: presses are dropped if these changed while the code was loaded. */
  readonly getObject: () => readonly unknown[];
  /** Passes a number to its field; returns whether it did. @default no press is a number */
  readonly typeNumber?: (event: KeyboardEvent) => boolean;
}

const isNoNumber = (): boolean => false;

/**
 * Returns the key handlers of the focused board. Their code is loaded after the first picture: earlier presses are
 * queued and handled in order when it is loaded, unless their objects have changed by then. `isAny`, `getObject` and
 * `typeNumber` are the same in every render.
 */
export function useLateKeys({
  load,
  isAny,
  getObject,
  typeNumber = isNoNumber,
}: LateKeysPlan): RefObject<BoardKeys | null> {
  const handlers = useRef<BoardKeyHandlers | null>(null);
  const keys = useRef<BoardKeys>(null);
  const kept = useRef<{ readonly event: KeyboardEvent; readonly object: readonly unknown[] }[]>([]);

  // Loads the handlers, and sets their current language.
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => {
        if (isGone) return;
        handlers.current = loaded;
        const presses = kept.current.splice(0);
        const object = getObject();
        const isSame = presses[0]?.object.every((part, at) => part === object[at]) === true;
        if (isSame) for (const { event } of presses) loaded.press(event);
      },
      // If loading fails, the board has no keys, and the queue is cleared.
      () => kept.current.splice(0),
    );
    return () => {
      isGone = true;
      handlers.current?.lift();
      handlers.current = null;
    };
  }, [load, getObject]);

  useLayoutEffect(() => {
    keys.current = {
      onKeyDown: (event) => {
        if (typeNumber(event)) return;
        const act = handlers.current?.press;
        // Tab always leaves the board, so that nobody is trapped in it.
        const isKept = act === undefined && event.key !== 'Tab' && isAny(event);
        if (isKept) kept.current.push({ event, object: getObject() });
        if (isKept || act?.(event) === true) event.preventDefault();
      },
      onKeyUp: () => handlers.current?.lift(),
    };
  }, [isAny, getObject, typeNumber]);

  return keys;
}
