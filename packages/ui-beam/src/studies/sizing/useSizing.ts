import { useEffect, useRef, useState } from 'react';
import { type BeamCase, type CrossSection, solveBeam } from '@eecs/solver-core';
import { createCodeJudge } from '@eecs/solver-core/code-checks';
import { type CaseLimits, beamCombiner } from '@eecs/solver-core/combinations';
import {
  type Sizing,
  type SizingAnswer,
  type SizingProgress,
  searchLightest,
} from '@eecs/solver-core/sizing';
import { describeBasis } from './searchBasis.ts';
import { runInSlices } from './runInSlices.ts';

/** A search: under way, done, or not started. */
export interface SizingState {
  readonly progress: SizingProgress | null;
  readonly answer: SizingAnswer | null;
  /** Identifies the beam of the answer. */
  readonly basis: string;
  /** Whether the answer is by the design code too. */
  readonly isByCode: boolean;
}

const judgeByCode = createCodeJudge((beam) => solveBeam(beam, { include: [], mohr: [] }));

const NOTHING: SizingState = { progress: null, answer: null, basis: '', isByCode: false };

/** Searches for the lightest section in slices. A new search ends the previous one; so does leaving the room. */
export function useSizing() {
  const [state, setState] = useState(NOTHING);
  const turn = useRef(0);
  const isStopped = useRef(false);

  // Stops the search when the room closes.
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function search(
    document: BeamCase,
    {
      sections,
      limits,
      isByCode,
    }: {
      readonly sections: readonly CrossSection[];
      readonly limits: CaseLimits;
      /** Whether sections have to meet the design code of the document too. */
      readonly isByCode: boolean;
    },
  ): Promise<void> {
    const own = (turn.current += 1);
    isStopped.current = false;
    setState({ ...NOTHING, progress: { done: 0, all: sections.length } });
    const candidates = sections.map((section) => ({ section }));
    const wish = { candidates, limits, combiner: beamCombiner, ...(isByCode && { code: judgeByCode }) };
    const answer = await runInSlices(searchLightest(document, wish), (progress) => {
      if (turn.current !== own) return false;
      setState({ ...NOTHING, progress });
      return !isStopped.current;
    });
    if (turn.current === own) setState({ progress: null, answer, basis: describeBasis(document), isByCode });
  }

  return {
    ...state,
    search,
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Returns the failing candidates nearest to the first suitable one. */
export function nearestRejected({ rejected, found }: Sizing, most: number): Sizing['rejected'] {
  const [best] = found;
  const lighter = best === undefined ? rejected : rejected.filter(({ rank }) => rank <= best.rank);
  return lighter.slice(-most).toReversed();
}
