import {
  type BeamCase,
  type Failure,
  LIMITS,
  computeInfluence,
  parseCase,
  solveBeam,
  timoshenko,
} from '@eecs/solver-core';
import { proveByHand } from '@eecs/solver-core/hand';
import { findValues, readResult, splitChange } from '@eecs/solver-core/inverse';
import type { SolveTask } from '../solver.ts';
import type { ExactOutcome, ExactTaskOptions } from './exactTask.ts';

/**
 * Maximum number of supports and loads together: exact numbers grow with them, and larger beams are not calculated by
 * hand.
 */
const MOST_OBJECTS = 40;

/** Solves a beam and computes the requested results in exact numbers, or returns why it cannot be solved. */
export function solveExactTask({ document, options }: SolveTask<'exact'>): ExactOutcome {
  const answer = solveBeam(document, {
    include: options.of === 'proof' ? ['tree'] : [],
    mohr: [],
    shear: timoshenko,
    limits: LIMITS.full,
  });
  if (answer.level === 'error') return { kind: 'noDocument', failures: answer.failures };
  const parsed = parseCase(document);
  if (!parsed.ok) return { kind: 'noDocument', failures: parsed.failures };
  if (countObjects(parsed.document) > MOST_OBJECTS) return { kind: 'tooLarge' };
  switch (options.of) {
    case 'values':
      return { kind: 'values', found: findValues(parsed.document, options.question) };
    case 'influence':
      return {
        kind: 'influence',
        line: computeInfluence(parsed.document, options.wish, { shear: timoshenko }),
      };
    case 'change':
      return explainChange(parsed.document, options);
    case 'proof': {
      const { set } = options;
      if (set >= answer.sets.length) return { kind: 'noSet' };
      return { kind: 'proof', file: proveByHand(parsed.document, { answer, set, names: [] }) };
    }
    default:
      return options satisfies never;
  }
}

/** Splits the difference of a result between two variants over the edits between them. */
function explainChange(
  before: BeamCase,
  { after: input, result, set }: Extract<ExactTaskOptions, { of: 'change' }>,
): ExactOutcome {
  const answer = solveBeam(input, { include: [], mohr: [], shear: timoshenko, limits: LIMITS.full });
  const inAfter = (failures: readonly Failure[]): ExactOutcome => ({
    kind: 'noDocument',
    failures: failures.map((failure) => ({ ...failure, path: `/after${failure.path}` })),
  });
  if (answer.level === 'error') return inAfter(answer.failures);
  const parsed = parseCase(input);
  if (!parsed.ok) return inAfter(parsed.failures);
  const { document: after } = parsed;
  if (countObjects(after) > MOST_OBJECTS) return { kind: 'tooLarge' };
  return { kind: 'change', split: splitChange(before, after, (one) => readResult(one, result, set)) };
}

function countObjects({ supports, loads, beamSections }: BeamCase): number {
  return supports.length + loads.length + beamSections.length;
}
