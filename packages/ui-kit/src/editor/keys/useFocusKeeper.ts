import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside the editor if the focused element is removed or disabled by its own action: the browser would
 * move the focus to the page, out of reach of the editor's keys. Returns the handlers for the element that contains the
 * whole editor.
 */
export function useFocusKeeper(): {
  readonly noteFocus: (event: FocusEvent) => void;
  /** Called only if the focus moved to another element, never for a removed element. */
  readonly noteBlur: () => void;
} {
  const last = useRef<Element>(null);
  const observer = useRef<MutationObserver>(null);

  // Disconnects the observer when the editor unmounts.
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
