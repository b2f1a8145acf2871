import { type RefObject, useEffect } from 'react';
import { isStray, readStrayKey } from './strayKeys.ts';

/** The part of an editor that keyboard shortcuts call. */
interface EditorKeys {
  readonly solve: () => unknown;
  readonly undo: () => unknown;
  readonly redo: () => unknown;
  readonly print: () => unknown;
}

/**
 * Passes key presses with modifiers to the editor while nothing has the focus: a clicked button has disappeared, or the
 * page has just been opened. The editor itself receives only presses inside it.
 */
export function useStrayKeys(editor: RefObject<EditorKeys | null>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const verb = readStrayKey(event);
      if (verb === null || event.defaultPrevented || !isStray(event.target)) return;
      event.preventDefault();
      // The board itself handles the key that pans.
      if (verb !== 'pan') void editor.current?.[verb]();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [editor]);
}
