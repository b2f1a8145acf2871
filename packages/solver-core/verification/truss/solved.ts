import type { SolvedTruss, TrussOptions, TrussSet } from '../../src/truss/answer/answer.ts';
import { solveTruss } from '../../src/truss/solveTruss.ts';

/** Solves a truss that can be solved; throws its failures if it is refused. */
export function solved(document: unknown, options?: TrussOptions): SolvedTruss {
  const answer = solveTruss(document, options);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer;
}

/** Solves a truss and returns the results of its first case set. */
export function firstSet(document: unknown, options?: TrussOptions): TrussSet {
  return solved(document, options).sets[0]!;
}

/** Returns the refusal of a truss; throws if it is solved. */
export function refused(document: unknown, options?: Parameters<typeof solveTruss>[1]) {
  const answer = solveTruss(document, options);
  if (answer.level !== 'error') throw new Error('expected a refusal');
  return answer;
}
