import { parseCase, solveBeam } from '@eecs/solver-core';
import { computeStresses } from '@eecs/solver-core/stress';
import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import type { BeamStresses, StressOptions } from '@eecs/solver-core/stress';

/** A beam, its results and its stresses. */
export interface StressedBeam {
  readonly document: BeamCase;
  readonly answer: SolvedBeam;
  readonly stresses: BeamStresses;
}

/** Reads and solves a valid document and computes its stresses. */
export function stressBeam(input: object, options: StressOptions = {}): StressedBeam {
  const parsed = parseCase(input);
  const answer = solveBeam(input, { include: [] });
  if (!parsed.ok || answer.level === 'error') throw new Error(`cannot be solved: ${JSON.stringify(answer)}`);
  return { document: parsed.document, answer, stresses: computeStresses(parsed.document, answer, options) };
}
