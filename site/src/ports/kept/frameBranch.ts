import { type FrameCase, type SolvedFrame, frameHash, parseFrame } from '@eecs/solver-core/frame';
import { frame } from '../../kinds/frame.ts';
import type { Branch } from './branch.ts';
import { toPlace } from './toPlace.ts';

function parse(value: unknown): FrameCase | null {
  const parsed = parseFrame(value);
  return parsed.ok ? parsed.document : null;
}

/** Plane frames, as the site keeps and opens them. */
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

/** Returns whether a value from outside is the result of this very frame, with diagrams of each of its members. */
function isSolvedFrame(value: unknown, document: FrameCase): value is SolvedFrame {
  if (typeof value !== 'object' || value === null) return false;
  const { level, hash, sets } = value as Readonly<Record<string, unknown>>;
  return (
    (level === 'ok' || level === 'warning') &&
    hash === frameHash(document) &&
    Array.isArray(sets) &&
    sets.every(
      (set: unknown) =>
        typeof set === 'object' &&
        set !== null &&
        'members' in set &&
        Array.isArray(set.members) &&
        set.members.length === document.members.length,
    )
  );
}
