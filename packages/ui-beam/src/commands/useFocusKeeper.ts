import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus inside the editor when a button pressed by its user is disabled by what it did: the browser would
 * drop the focus, and the editor's keys with it.
 */
export function useFocusKeeper(isEnabled: boolean): {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly notePress: () => void;
} {
  const ref = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);

  // Synchronizes with the browser's focus.
  useLayoutEffect(() => {
    if (isEnabled || !isPressed.current) return;
    isPressed.current = false;
    ref.current?.closest<HTMLElement>('[data-beam-editor]')?.focus({ preventScroll: true });
  }, [isEnabled]);

  return {
    ref,
    notePress: () => {
      isPressed.current = true;
    },
  };
}
