import { useEffect } from 'react';

/** Has Ctrl+S, or ⌘S, save the beam wherever the focus is: what is being typed in a field is taken first. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
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
      // After the edit that leaving the field has made.
      setTimeout(save);
    }
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [save]);
}
