import {
  type KeyboardEvent as Press,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { BoardKeys } from '@eecs/ui-kit/editor';

/** A press that came before the tools of the board were loaded. */
type KeptPress = Pick<Press, 'key' | 'code' | 'shiftKey'>;

/**
 * Keeps the keys that are pressed on the board before its tools are loaded, and presses them again afterwards, in order,
 * if the board still has the focus. Keys with Ctrl, ⌘ or Alt belong to the page, and Tab always leaves the board.
 * Returns the handlers of the board until then (`EarlyKeys`).
 */
export function useKeptPresses(
  isLoaded: boolean,
  { objects }: { readonly objects: RefObject<Element | null> },
): BoardKeys {
  const kept = useRef<KeptPress[]>([]);

  // Runs after the effects of the tools, which attach their keys.
  useEffect(() => {
    const board = objects.current;
    if (!isLoaded || board === null) return undefined;
    const presses = kept.current.splice(0);
    if (presses.length === 0) return undefined;
    // A key may render at once, which is not possible within an effect.
    const timer = setTimeout(() => {
      for (const press of presses) {
        const { activeElement } = board.getRootNode() as Document | ShadowRoot;
        if (activeElement !== board) return;
        board.dispatchEvent(
          new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true, composed: true }),
        );
      }
    });
    return () => clearTimeout(timer);
  }, [isLoaded, objects]);

  return useMemo(
    () => ({
      onKeyDown: (event) => {
        if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
        const { key, code, shiftKey } = event;
        kept.current.push({ key, code, shiftKey });
        event.preventDefault();
      },
      onKeyUp: () => undefined,
    }),
    [],
  );
}

/** Handles the keys of a board while its tools are loaded. */
export function EarlyKeys({
  keys,
  early,
}: {
  readonly keys: RefObject<BoardKeys | null>;
  readonly early: BoardKeys;
}): null {
  useImperativeHandle(keys, () => early);
  return null;
}
