import { type FrameCase, type RefusedFrame, type SolvedFrame, solveFrame } from '@eecs/solver-core/frame';

/** Solves a frame with all that a report contains about it; null for one that cannot be solved. */
export function solveFrameForReport(document: FrameCase): SolvedFrame | null {
  const answer = solveFrame(document, { include: ['checks'] });
  return answer.level === 'error' ? null : answer;
}

/** Finds why a frame cannot be solved for a report; null for one that can. */
export function findFrameRefusal(document: FrameCase): RefusedFrame | null {
  const answer = solveFrame(document, { include: [] });
  return answer.level === 'error' ? answer : null;
}
