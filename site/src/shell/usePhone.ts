import { useSyncExternalStore } from 'react';

/** Below this width the side menu is a drawer. */
export const PHONE_QUERY = '(max-width: 639px)';

/** Returns whether the window is as narrow as a phone, live. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function read(): boolean {
  return window.matchMedia(PHONE_QUERY).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE_QUERY);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}
