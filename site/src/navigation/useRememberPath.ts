import { useEffect } from 'react';
import { useLocation } from './VisitContext.ts';
import { useServices } from '../ports/kept/services.ts';

/** Where the last visited path is kept. */
export const LAST_PATH_KEY = 'lastPath';

/**
 * Keeps the path on the screen, so that the next visit can go on from it. Never its fragment: that may hold a shared
 * beam, or a token; and no language, which a link may ask for once.
 */
export function useRememberPath(): void {
  const { local } = useServices();
  const { pathname, search } = useLocation();

  // Synchronizes the browser's storage with the location.
  useEffect(() => {
    const kept = new URLSearchParams(search);
    kept.delete('lang');
    local.write(LAST_PATH_KEY, kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`);
  }, [local, pathname, search]);
}
