import { useMemo, useState } from 'react';
import type { FrameCase } from '@eecs/solver-core/frame';

/** Frames with fewer members are analysed as they are drawn, larger ones on request. */
const FEW_MEMBERS = 40;

/** The result of an analysis, and the function that requests it if it takes long. */
export interface Asked<Result> {
  /** Null until it is requested. */
  readonly result: Result | null;
  readonly ask: () => void;
}

/** Analyses a frame: a small one at once, a large one on request. */
export function useAsked<Result>(
  document: FrameCase,
  analyse: (document: FrameCase) => Result,
): Asked<Result> {
  const [asked, setAsked] = useState<FrameCase | null>(null);
  const isWanted = document.members.length <= FEW_MEMBERS || asked === document;
  const result = useMemo(() => (isWanted ? analyse(document) : null), [document, isWanted, analyse]);
  return { result, ask: () => setAsked(document) };
}
