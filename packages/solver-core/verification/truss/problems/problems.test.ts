import { describe, expect, it } from 'vitest';
import { describeTrussExpected, foundInTruss, solveTrussProblem, trussDeviation } from '../foundTruss.ts';
import { TRUSS_GROUPS } from './index.ts';

const problems = TRUSS_GROUPS.flatMap((group) => group.problems);

describe('trusses with a published answer', () => {
  for (const problem of problems) {
    it(`${problem.id}: ${problem.title} (${problem.source.author}, ${problem.source.place})`, () => {
      const answer = solveTrussProblem(problem);
      if (problem.expected.some(({ what }) => what.kind === 'N' || what.kind === 'u'))
        expect(answer.level === 'error' ? answer.failures : []).toEqual([]);
      if (answer.level !== 'error')
        expect(answer.corrections.map(({ code }) => code)).not.toContain('correction.checks');
      for (const one of problem.expected) {
        const found = foundInTruss(problem, answer, one);
        const message = `${describeTrussExpected(one)} is ${found}, published ${one.value}`;
        expect(trussDeviation(found, one) <= one.tolerance, message).toBe(true);
      }
    });
  }

  it('names every problem once and expects something of each', () => {
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(problems.filter(({ expected }) => expected.length === 0)).toEqual([]);
  });

  it('holds at least the sixty problems that were promised, twenty of them compared with a text', () => {
    expect(problems.length).toBeGreaterThanOrEqual(60);
    expect(problems.filter(({ source }) => source.compared !== undefined).length).toBeGreaterThanOrEqual(20);
  });
});
