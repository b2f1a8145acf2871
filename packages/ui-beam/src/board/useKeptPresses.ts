import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { BoardKeys } from '@eecs/ui-kit/editor';
import type { KeptPress, replayPresses } from './replayPresses.ts';

/**
 * Keeps the keys that are pressed on the board before its tools are loaded, and has the tools press them again
 * afterwards. Keys with Ctrl, ⌘ or Alt belong to the page, and Tab always leaves the board. Returns the handlers of the
 * board until then (`EarlyKeys`).
 */
export function useKeptPresses(
  hands: { readonly replayPresses: typeof replayPresses } | null,
  objects: RefObject<Element | null>,
): BoardKeys {
  const kept = useRef<KeptPress[]>([]);

  // Runs after the effects of the tools, which attach their keys.
  useEffect(
    () =>
      objects.current === null ? undefined : hands?.replayPresses(objects.current, kept.current.splice(0)),
    [hands, objects],
  );

  return {
    onKeyDown: (event) => {
      const { key, code, shiftKey } = event;
      if (key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
      kept.current.push({ key, code, shiftKey });
      event.preventDefault();
    },
    onKeyUp: () => undefined,
  };
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
