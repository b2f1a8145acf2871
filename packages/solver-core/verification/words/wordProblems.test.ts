/** Problems in words, by which anybody can measure a model: their documents and answers agree with closed forms. */
import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { evaluateFormula } from './evaluateFormula.ts';
import { listWordProblems } from './listWordProblems.ts';
import { solveWordProblem } from './solveWordProblem.ts';
import { UNITS } from './wordProblem.ts';

const problems = listWordProblems();

describe.each(problems)('$id', (problem) => {
  const { document, given, asked, language, text } = problem;

  it('has the answers of the closed forms', () => {
    expect(asked.length).toBeGreaterThan(0);
    const found = solveWordProblem(problem);
    for (const [index, { formula, value, tolerance, unit }] of asked.entries()) {
      const exact = evaluateFormula(formula, given);
      expect(Object.keys(UNITS)).toContain(unit);
      expect(tolerance).toBeGreaterThan(0);
      expect(tolerance).toBeLessThanOrEqual(0.01);
      expectClose(value, exact, 1e-9);
      // The solver is far nearer to the closed form than an answer of a model has to be.
      expectClose(found[index], exact, Math.min(tolerance, 1e-8));
    }
  });

  it('states each given number in its text', () => {
    const decimal = language === 'en-US' ? '.' : ',';
    const numbers = new Set(text.match(/\d+(?:[.,]\d+)?/g));
    for (const value of Object.values(given)) expect(numbers).toContain(String(value).replace('.', decimal));
  });

  it('is a document of its kind', () => {
    const kind = { beam: 'msb', truss: 'truss', frame: 'frame' }[problem.kind];
    expect(document).toMatchObject({ schema: 1, kind });
  });
});

it('counts 34 problems in English, 33 in Russian and 33 in Ukrainian', () => {
  const count = (language: string) => problems.filter((one) => one.language === language).length;
  expect([count('en-US'), count('ru'), count('uk')]).toEqual([34, 33, 33]);
});

it('counts 52 beams, 24 trusses and 24 frames', () => {
  const count = (kind: string) => problems.filter((one) => one.kind === kind).length;
  expect([count('beam'), count('truss'), count('frame')]).toEqual([52, 24, 24]);
});

it('names and tells each problem once', () => {
  expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
  expect(new Set(problems.map(({ text }) => text)).size).toBe(problems.length);
});

it('evaluates formulas and refuses what it does not know', () => {
  expect(evaluateFormula('2*q*L^2/(8-4)-sqrt(q)', { q: 9, L: 2 })).toBe(15);
  expect(() => evaluateFormula('q*l', { q: 1, L: 1 })).toThrow('no value for "l"');
  expect(() => evaluateFormula('(q', { q: 1 })).toThrow('not closed');
  expect(() => evaluateFormula('q L', { q: 1, L: 1 })).toThrow('goes on');
});
