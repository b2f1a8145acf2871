import { LIMITS, parseCase, solveBeam, timoshenko } from '@eecs/solver-core';
import { proveByHand } from '@eecs/solver-core/hand';
import { findValues } from '@eecs/solver-core/inverse';
import type { SolveTask } from '../solver.ts';
import type { ExactOutcome } from './exactTask.ts';

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
  const { supports, loads, beamSections } = parsed.document;
  if (supports.length + loads.length + beamSections.length > MOST_OBJECTS) return { kind: 'tooLarge' };
  if (options.of === 'values')
    return { kind: 'values', found: findValues(parsed.document, options.question) };
  const set = Math.min(options.set, answer.sets.length - 1);
  return { kind: 'proof', file: proveByHand(parsed.document, { answer, set, names: [] }) };
}
