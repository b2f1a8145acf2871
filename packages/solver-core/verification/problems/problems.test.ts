import { describe, expect, it } from 'vitest';
import { solveBeam } from '@eecs/solver-core';
import { AISC_TEXTS, GERE_TEXTS, HIBBELER_TEXTS, ROARK_TEXTS } from './comparedTexts.ts';
import { describeExpected, deviation, foundValue } from './foundValue.ts';
import { PROBLEM_GROUPS } from './index.ts';

const problems = PROBLEM_GROUPS.flatMap((group) => group.problems);

describe('problems with a published answer', () => {
  for (const problem of problems) {
    it(`${problem.id}: ${problem.title} (${problem.source.author}, ${problem.source.place})`, () => {
      const answer = solveBeam(problem.document);
      expect(answer.level === 'error' ? answer.failures : []).toEqual([]);
      for (const expected of problem.expected) {
        const found = foundValue(answer, expected);
        const message = `${describeExpected(expected)} is ${found}, published ${expected.value}`;
        expect(deviation(found, expected) <= expected.tolerance, message).toBe(true);
      }
    });
  }

  it('names every problem once and expects something of each', () => {
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(problems.filter(({ expected }) => expected.length === 0)).toEqual([]);
  });

  it('holds at least the eighty problems that were promised, compared with a published text', () => {
    const compared = problems.filter(({ source }) => source.compared !== undefined);
    expect(compared.length).toBeGreaterThanOrEqual(80);
  });

  it('has a problem for every restatement that was read', () => {
    const used = new Set(problems.map(({ source }) => source.compared));
    const tables = [AISC_TEXTS, ROARK_TEXTS, GERE_TEXTS, HIBBELER_TEXTS];
    const unused = tables.flatMap((table) => Object.entries(table).filter(([, text]) => !used.has(text)));
    expect(unused).toEqual([]);
  });
});
