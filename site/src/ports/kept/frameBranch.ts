import { type FrameCase, type SolvedFrame, frameHash, parseFrame } from '@eecs/solver-core/frame';
import { frame } from '../../kinds/frame.ts';
import type { Branch } from './branch.ts';
import { isSolved } from './isSolved.ts';
import { toPlace } from './toPlace.ts';

function parse(value: unknown): FrameCase | null {
  const parsed = parseFrame(value);
  return parsed.ok ? parsed.document : null;
}

/** Plane frames, as the site stores and opens them. */
export const frameBranch: Branch<FrameCase, SolvedFrame> = {
  ...toPlace(frame, parse),
  hash: frameHash,
  isSolutionOf: isSolvedFrame,
  sizeOf: ({ joints, members }) => {
    const places = joints.map(({ x }) => x);
    return {
      count: members.length,
      length: places.length === 0 ? 0 : Math.max(...places) - Math.min(...places),
    };
  },
  thin: (solution) => ({
    ...solution,
    sets: solution.sets.map((set) => ({ ...set, checks: null })),
  }),
};

/** Returns whether an external value is the result of this frame, with diagrams of each of its members. */
function isSolvedFrame(value: unknown, document: FrameCase): value is SolvedFrame {
  const count = document.members.length;
  return isSolved(
    value,
    frameHash(document),
    ({ members }) => Array.isArray(members) && members.length === count,
  );
}
