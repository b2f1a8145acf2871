import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside the editor when what had it goes or is switched off by what it did: the browser would drop it
 * on the page, and the editor's keys with it. Returns the handlers for the element all of an editor is in.
 */
export function useFocusKeeper(): {
  readonly noteFocus: (event: FocusEvent) => void;
  /** Called only for a focus that went elsewhere, never for an element that is removed. */
  readonly noteBlur: () => void;
} {
  const last = useRef<Element>(null);
  const observer = useRef<MutationObserver>(null);

  // Ends with the editor.
  useEffect(() => () => observer.current?.disconnect(), []);

  return {
    noteFocus: ({ target, currentTarget }) => {
      const frame = currentTarget as HTMLElement;
      last.current = target;
      if (observer.current !== null) return;
      observer.current = new MutationObserver(() => {
        if (last.current?.isConnected !== false && last.current?.matches(':disabled') !== true) return;
        last.current = null;
        frame.focus({ preventScroll: true });
      });
      observer.current.observe(frame, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    },
    noteBlur: () => {
      last.current = null;
    },
  };
}
