import { describe, expect, it } from 'vitest';
import { AISC_TEXTS, GERE_TEXTS, HIBBELER_TEXTS, ROARK_TEXTS } from './comparedTexts.ts';
import { describeExpected, deviation, foundValue, solveProblem } from './foundValue.ts';
import { PROBLEM_GROUPS } from './index.ts';

const problems = PROBLEM_GROUPS.flatMap((group) => group.problems);

describe('problems with a published answer', () => {
  for (const problem of problems) {
    it(`${problem.id}: ${problem.title} (${problem.source.author}, ${problem.source.place})`, () => {
      const solved = solveProblem(problem);
      const { answer } = solved;
      expect(answer.level === 'error' ? answer.failures : []).toEqual([]);
      for (const expected of problem.expected) {
        const found = foundValue(solved, expected);
        const message = `${describeExpected(expected)} is ${found}, published ${expected.value}`;
        expect(deviation(found, expected) <= expected.tolerance, message).toBe(true);
      }
    });
  }

  it('names every problem once and expects something of each', () => {
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(problems.filter(({ expected }) => expected.length === 0)).toEqual([]);
  });

  it.each([
    ['beams', 120],
    ['stresses', 30],
    ['Mohr', 15],
  ] as const)('holds the problems about %s that were promised: %d', (wanted, least) => {
    const groups = PROBLEM_GROUPS.filter(({ kind = 'beams' }) => kind === wanted);
    expect(groups.flatMap((group) => group.problems).length).toBeGreaterThanOrEqual(least);
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
