import { parseCase, solveBeam } from '@eecs/solver-core';
import { computeStresses } from '@eecs/solver-core/stress';
import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import type { BeamStresses, StressOptions } from '@eecs/solver-core/stress';

/** A beam, its answer and its stresses. */
export interface StressedBeam {
  readonly document: BeamCase;
  readonly answer: SolvedBeam;
  readonly stresses: BeamStresses;
}

/** Reads, solves and stresses a document that is known to be sound. */
export function stressBeam(input: object, options: StressOptions = {}): StressedBeam {
  const parsed = parseCase(input);
  const answer = solveBeam(input, { include: [] });
  if (!parsed.ok || answer.level === 'error') throw new Error(`cannot be solved: ${JSON.stringify(answer)}`);
  return { document: parsed.document, answer, stresses: computeStresses(parsed.document, answer, options) };
}
