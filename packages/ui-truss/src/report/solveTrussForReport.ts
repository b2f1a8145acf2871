import { type RefusedTruss, type SolvedTruss, type TrussCase, solveTruss } from '@eecs/solver-core/truss';

/** Solves a truss with everything that a report contains; null if it cannot be solved. */
export function solveTrussForReport(document: TrussCase): SolvedTruss | null {
  const answer = solveTruss(document, { include: ['checks'], mohr: [] });
  return answer.level === 'error' ? null : answer;
}

/** Returns why a truss cannot be solved for a report; null if it can. */
export function findTrussRefusal(document: TrussCase): RefusedTruss | null {
  const answer = solveTruss(document);
  return answer.level === 'error' ? answer : null;
}
