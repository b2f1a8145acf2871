import { methodOfJoints, parseTruss, solveTruss } from '@eecs/solver-core/truss';
import type { SolveTask } from '../solver.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import { SOLVE_MEMORY } from '../truss/solveTrussTask.ts';
import type { TrussStudyOutcome } from './trussStudy.ts';

/** Solves a truss and calculates the forces at one joint by hand, or returns why that is impossible. */
export function solveTrussStudyTask({
  document,
  options: { joint, set },
}: SolveTask<'trussStudy'>): TrussStudyOutcome {
  const answer = solveTruss(document, { include: [], memory: SOLVE_MEMORY });
  if (answer.level === 'error') return { kind: 'noDocument', failures: answer.failures.map(tidyFailure) };
  const parsed = parseTruss(document);
  if (!parsed.ok) return { kind: 'noDocument', failures: parsed.failures.map(tidyFailure) };
  if (parsed.document.joints[joint] === undefined) return { kind: 'lacking', what: 'joint' };
  if (answer.sets[set] === undefined) return { kind: 'lacking', what: 'set' };
  return { kind: 'joints', method: methodOfJoints(parsed.document, answer, { joint, set }) };
}
