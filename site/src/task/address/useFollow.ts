import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from '../../navigation/VisitContext.ts';
import { useSiteNavigation } from '../../navigation/NavigationContext.ts';
import { isQuiet, QUIET_STATE } from '../../navigation/quietState.ts';
import { readRoom, writeRoom } from './roomAddress.ts';

/**
 * Returns a function that changes the page's address to that of a document without a new history entry. `toPath` must
 * stay the same.
 */
export function useFollow<Document>(toPath: (document: Document) => string): (document: Document) => void {
  const navigation = useSiteNavigation();
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);

  return useCallback(
    (document: Document) => {
      // The navigation knows that the reader is leaving before React has rendered it. Changing the address then would
      // replace theirs.
      const here = navigation.getShown()?.location;
      const isHere = here !== undefined && (here.key === shown.current || isQuiet(here.state));
      if (!isHere || navigation.getWanted() !== null) return;
      // The open room stays in the address.
      const path = `${toPath(document)}${writeRoom(readRoom(here.search))}`;
      void navigation.go(path, { replace: true, state: QUIET_STATE });
    },
    [navigation, toPath],
  );
}
