import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type BeamCase, caseHash } from '@eecs/solver-core';
import { QUIET_STATE } from '../../navigation/quietState.ts';

/** Gives a function that puts a beam's hash into the address without a new entry of the history. */
export function useFollow(): (document: BeamCase) => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    isLeaving.current = !isIdle;
  }, [isIdle]);

  return useCallback(
    (document: BeamCase) => {
      // Another navigation would call off the one under way, and hold a reader who is leaving.
      if (isLeaving.current) return;
      void navigate(`/msb/${caseHash(document)}`, { replace: true, state: QUIET_STATE });
    },
    [navigate],
  );
}
