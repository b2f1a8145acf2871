import { type FrameCase, type RefusedFrame, type SolvedFrame, solveFrame } from '@eecs/solver-core/frame';

/** Solves a frame with everything that its report contains; null if it cannot be solved. */
export function solveFrameForReport(document: FrameCase): SolvedFrame | null {
  const answer = solveFrame(document, { include: ['checks'] });
  return answer.level === 'error' ? null : answer;
}

/** Finds why a frame cannot be solved for a report; null if it can. */
export function findFrameRefusal(document: FrameCase): RefusedFrame | null {
  const answer = solveFrame(document, { include: [] });
  return answer.level === 'error' ? answer : null;
}
