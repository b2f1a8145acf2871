import { solveBeam, type SolvedBeam, timoshenko } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { STILL_EXAMPLE } from './renderStill.tsx';

/** Solves the worked example: as somebody would who asks for its results, and as a live preview does. */
export function solveWorked(): { readonly solution: SolvedBeam; readonly preview: SolvedBeam } {
  const document = beamExamples[STILL_EXAMPLE];
  const solution = solveBeam(document);
  const preview = solveBeam(document, { include: [], mohr: [], shear: timoshenko });
  if (solution.level === 'error' || preview.level === 'error')
    throw new Error('the worked example must stand');
  return { solution, preview };
}
