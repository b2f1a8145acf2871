import { type FrameCase, type SolvedFrame, frameHash, parseFrame } from '@eecs/solver-core/frame';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import { FRAME_ROWS } from '../../kinds/frame.ts';
import type { Branch } from './branch.ts';
import { isSolved } from './isSolved.ts';
import { toFrameKind } from './toFrameKind.ts';
import { toPlace } from './toPlace.ts';

/** Creates the branch of a kind: frames as the site stores and opens them. */
function createFrameBranch<Id extends FrameRowId>(id: Id): Branch<FrameCase, SolvedFrame, Id> {
  const parse = (value: unknown): FrameCase | null => {
    const parsed = parseFrame(value);
    return parsed.ok ? toFrameKind(parsed.document, id) : null;
  };
  return {
    ...toPlace<FrameCase, Id>(FRAME_ROWS[id], parse),
    hash: frameHash,
    isSolutionOf: isSolvedFrame,
    sizeOf: ({ joints, members }) => {
      // A column has no width: its height tells it from another one.
      const width = extentOf(joints.map(({ x }) => x));
      return { count: members.length, length: width > 0 ? width : extentOf(joints.map(({ y }) => y)) };
    },
    thin: (solution) => ({
      ...solution,
      sets: solution.sets.map((set) => ({ ...set, checks: null })),
    }),
  };
}

/** Plane frames, arches, columns and piles, each on its own shelf. */
export const FRAME_BRANCHES: { readonly [Id in FrameRowId]: Branch<FrameCase, SolvedFrame, Id> } = {
  frame: createFrameBranch('frame'),
  arch: createFrameBranch('arch'),
  pile: createFrameBranch('pile'),
};

function extentOf(places: readonly number[]): number {
  return places.length === 0 ? 0 : Math.max(...places) - Math.min(...places);
}

/** Returns whether an external value is the result of this frame, with diagrams of each of its members. */
function isSolvedFrame(value: unknown, document: FrameCase): value is SolvedFrame {
  const count = document.members.length;
  return isSolved(
    value,
    frameHash(document),
    ({ members }) => Array.isArray(members) && members.length === count,
  );
}
