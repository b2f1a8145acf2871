import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router';
import { type BeamCase, caseHash } from '@eecs/solver-core';
import { isQuiet, QUIET_STATE } from '../navigation/quietState.ts';
import { pathTo } from '../routes/pathTo.ts';

/** Gives a function that puts a beam's hash into the address without a new entry of the history. */
export function useFollow(): (document: BeamCase) => void {
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);

  return useCallback(
    (document: BeamCase) => {
      // Asked of the router itself: it knows of a reader who is leaving before React has rendered that. Another
      // navigation would call theirs off.
      const state = router?.state;
      const isHere = state && (state.location.key === shown.current || isQuiet(state.location.state));
      if (isHere !== true || state?.navigation.state !== 'idle') return;
      void navigate(pathTo('beam', { hash: caseHash(document) }), { replace: true, state: QUIET_STATE });
    },
    [navigate, router],
  );
}
