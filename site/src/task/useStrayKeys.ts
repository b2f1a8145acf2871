import { type RefObject, useEffect } from 'react';
import type { BeamEditorHandle } from '@eecs/ui-beam';
import { isStray, readStrayKey } from './strayKeys.ts';

/**
 * Hands the editor its keys with modifiers while the focus is nowhere: a button that did its work is gone, or the page
 * has just been opened. The editor itself hears only what is pressed inside it.
 */
export function useStrayKeys(editor: RefObject<BeamEditorHandle | null>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const verb = readStrayKey(event);
      if (verb === null || event.defaultPrevented || !isStray(event.target)) return;
      event.preventDefault();
      void editor.current?.[verb]();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [editor]);
}
