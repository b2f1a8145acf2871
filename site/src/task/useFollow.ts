import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type BeamCase, caseHash } from '@eecs/solver-core';
import { useSiteNavigation } from '../navigation/NavigationContext.ts';
import { isQuiet, QUIET_STATE } from '../navigation/quietState.ts';
import { pathTo } from '../routes/pathTo.ts';

/** Gives a function that puts a beam's hash into the address without a new entry of the history. */
export function useFollow(): (document: BeamCase) => void {
  const navigation = useSiteNavigation();
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);

  return useCallback(
    (document: BeamCase) => {
      // The navigation itself knows of a reader who is leaving before React has rendered that. Another address
      // would take the place of theirs.
      const here = navigation.getShown()?.location;
      const isHere = here !== undefined && (here.key === shown.current || isQuiet(here.state));
      if (!isHere || navigation.getWanted() !== null) return;
      void navigation.go(pathTo('beam', { hash: caseHash(document) }), { replace: true, state: QUIET_STATE });
    },
    [navigation],
  );
}
