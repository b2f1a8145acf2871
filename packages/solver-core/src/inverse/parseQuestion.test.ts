import { describe, expect, test } from 'vitest';
import { findQuestionFaults, parseQuestion } from './parseQuestion.ts';

const QUESTION = {
  knob: { kind: 'supportPlace', support: 1 },
  condition: { kind: 'reaction', support: 2, direction: 'y', equals: 0 },
  from: 1,
  to: 11,
};

describe('findQuestionFaults', () => {
  test('finds nothing in a question that is read', () => {
    expect(parseQuestion(QUESTION)).toEqual(QUESTION);
    expect(findQuestionFaults(QUESTION)).toEqual([]);
  });

  test.each([
    ['an unknown kind, with the known ones', { condition: { kind: 'moves' } }, '/condition/kind'],
    ['a missing field', { condition: { ...QUESTION.condition, equals: undefined } }, '/condition/equals'],
    ['an index that is none', { knob: { kind: 'supportPlace', support: 'B' } }, '/knob/support'],
    ['an end of the range that is no number', { to: '11' }, '/to'],
    ['a case set that is no index', { set: -1 }, '/set'],
  ])('names %s', (_, change, path) => {
    const asked = { ...QUESTION, ...change };
    expect(parseQuestion(asked)).toBeNull();
    expect(findQuestionFaults(asked).map((fault) => fault.path)).toEqual([path]);
  });

  test('lists the kinds of conditions', () => {
    expect(findQuestionFaults({ ...QUESTION, condition: {} })).toEqual([
      { path: '/condition/kind', known: ['value', 'reaction', 'largest', 'governs'] },
    ]);
  });
});
