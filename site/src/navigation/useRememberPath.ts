import { useEffect } from 'react';
import { useLocation } from './VisitContext.ts';
import { useServices } from '../ports/kept/services.ts';

/** Storage key of the last visited path. */
export const LAST_PATH_KEY = 'lastPath';

/**
 * Stores the path of the displayed page, so that the next visit can continue there: without the fragment, which may
 * contain a shared beam or a token, and without a language, which a link may request once.
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
