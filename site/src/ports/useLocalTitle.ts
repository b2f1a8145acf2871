import { useCallback, useSyncExternalStore } from 'react';
import { readLocalTitle } from './localCaseKey.ts';
import { useServices } from './services.ts';

/** Gives the title of the beam kept in this browser, live; null when there is none. */
export function useLocalTitle(): string | null {
  const { local } = useServices();
  const read = useCallback(() => readLocalTitle(local), [local]);
  // A store, not a reading: the editor that is being left keeps its last edit after this page has been rendered.
  return useSyncExternalStore(onStorage, read, read);
}

/** Tells of changes that other tabs make. */
function onStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener('storage', onChange);
  };
}
