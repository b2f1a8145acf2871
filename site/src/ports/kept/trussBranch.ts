import { parseTruss, type SolvedTruss, type TrussCase, trussHash } from '@eecs/solver-core/truss';
import { truss } from '../../kinds/truss.ts';
import type { Branch } from './branch.ts';
import { isSolved } from './isSolved.ts';
import { toPlace } from './toPlace.ts';

function parse(value: unknown): TrussCase | null {
  const parsed = parseTruss(value);
  return parsed.ok ? parsed.document : null;
}

/** Trusses, as the site stores and opens them. */
export const trussBranch: Branch<TrussCase, SolvedTruss> = {
  ...toPlace(truss, parse),
  hash: trussHash,
  isSolutionOf: isSolvedTruss,
  sizeOf: ({ joints, links }) => {
    const extents = (['x', 'y', 'z'] as const).map((axis) => {
      const places = joints.map((joint) => joint[axis]);
      return places.length === 0 ? 0 : Math.max(...places) - Math.min(...places);
    });
    return { count: links.length, length: Math.max(...extents) };
  },
  thin: (solution) => ({
    ...solution,
    sets: solution.sets.map((set) => ({ ...set, descriptor: null })),
    mohr: null,
  }),
};

/** Returns whether an external value is the result of this truss, with a force for each of its rods. */
function isSolvedTruss(value: unknown, document: TrussCase): value is SolvedTruss {
  const count = document.links.length;
  return isSolved(value, trussHash(document), ({ N }) => Array.isArray(N) && N.length === count);
}
