import { describe, expect, it } from 'vitest';
import { FRAME_CLOSED_FORM, foundInFrame, frameDeviation, solveFrameProblem } from '../frameProblem.ts';
import { FRAME_GROUPS } from './index.ts';

const problems = FRAME_GROUPS.flatMap((group) => group.problems);

describe('frames with a published answer', () => {
  for (const problem of problems) {
    it(`${problem.id}: ${problem.title} (${problem.source.author}, ${problem.source.place})`, () => {
      const answer = solveFrameProblem(problem);
      if (answer.level !== 'error') expect(answer.sets.map(({ checks }) => checks?.passed)).toEqual([true]);
      for (const one of problem.expected) {
        const found = foundInFrame(problem, answer, one.what);
        const message = `${JSON.stringify(one.what)} is ${found}, expected ${one.value}`;
        const { tolerance = FRAME_CLOSED_FORM } = one;
        expect(frameDeviation(problem, one, found) <= tolerance, message).toBe(true);
      }
    });
  }

  it('names every problem once', () => {
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(problems.length).toBeGreaterThanOrEqual(60);
  });
});
