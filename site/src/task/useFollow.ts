import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from '../navigation/VisitContext.ts';
import { useSiteNavigation } from '../navigation/NavigationContext.ts';
import { isQuiet, QUIET_STATE } from '../navigation/quietState.ts';
import { readRoom, writeRoom } from './roomAddress.ts';

/**
 * Returns a function that puts a document's address into that of the page without a new entry of the history. `toPath`
 * must stay the same.
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
      // The navigation itself knows of a reader who is leaving before React has rendered that. Another address
      // would take the place of theirs.
      const here = navigation.getShown()?.location;
      const isHere = here !== undefined && (here.key === shown.current || isQuiet(here.state));
      if (!isHere || navigation.getWanted() !== null) return;
      // The room that is open stays.
      const path = `${toPath(document)}${writeRoom(readRoom(here.search))}`;
      void navigation.go(path, { replace: true, state: QUIET_STATE });
    },
    [navigation, toPath],
  );
}
