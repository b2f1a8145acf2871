import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { foundProperty } from './sectionProblem.ts';
import { SECTION_PROBLEM_GROUPS } from './sectionProblemGroups.ts';

const problems = SECTION_PROBLEM_GROUPS.flatMap((group) => group.problems);

describe('sections with a published answer', () => {
  for (const problem of problems) {
    it(`${problem.id}: ${problem.title} (${problem.source.author}, ${problem.source.place})`, () => {
      for (const one of problem.expected) {
        expectClose(foundProperty(problem, one), one.value, one.tolerance, one.scale);
      }
    });
  }

  it('names every problem once, expects something of each, and gives a reason where a printed number is not met', () => {
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(problems.filter(({ expected }) => expected.length === 0)).toEqual([]);
    expect(problems.length).toBeGreaterThanOrEqual(30);
  });
});
