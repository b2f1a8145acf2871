import { useEffect } from 'react';

/**
 * Makes Ctrl+S, or ⌘S, save the beam wherever the focus is: text being typed in a field is committed first. Null leaves
 * the keys to other handlers.
 */
export function useSaveKey(save: (() => void) | null): void {
  useEffect(() => {
    if (save === null) return undefined;
    const run = save;
    function press(event: KeyboardEvent): void {
      const isKey = event.key.toLowerCase() === 's' || event.code === 'KeyS';
      if (!isKey || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
        activeElement.blur();
        activeElement.focus({ preventScroll: true });
      }
      // Runs after the edit that leaving the field makes.
      setTimeout(run);
    }
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [save]);
}
