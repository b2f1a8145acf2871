import { type BeamCase, caseHash, parseCase, type SolvedBeam } from '@eecs/solver-core';
import { beam } from '../../kinds/beam.ts';
import type { Branch } from './branch.ts';
import { isSolutionOf } from '../api/checkAnswer.ts';
import { toPlace } from './toPlace.ts';

function parse(value: unknown): BeamCase | null {
  const parsed = parseCase(value);
  return parsed.ok ? parsed.document : null;
}

/** Beams, as the site stores and opens them. */
export const beamBranch: Branch<BeamCase, SolvedBeam> = {
  ...toPlace(beam, parse),
  hash: caseHash,
  isSolutionOf,
  sizeOf: ({ L, supports }) => ({
    count: Math.max(0, supports.filter(({ className }) => className !== 'hinge').length - 1),
    length: L,
  }),
  thin: (solution) => {
    const sets = solution.sets.map((set) => ({ ...set, descriptor: null, tree: null, checks: null }));
    return { ...solution, sets, mohr: null };
  },
};
