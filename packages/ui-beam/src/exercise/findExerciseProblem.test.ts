import { expect, test } from 'vitest';
import { findExerciseProblem } from './findExerciseProblem.ts';
import { RefusedExerciseError } from './refusedExerciseError.ts';

const M = { id: 'm', of: 'M' };
const R = { id: 'r', of: 'reaction', support: 0 };

test.each([
  [{ questions: [M] }],
  [{ questions: [{ ...M, at: 2.5, set: 1, text: 'M?', tolerance: { absolute: 1 } }, R], tries: 3 }],
  [{ questions: [{ ...R, direction: 'axial', isSigned: false }] }],
])('an exercise has no problem: %j', (exercise) => {
  expect(findExerciseProblem(exercise)).toBeNull();
});

test.each<[unknown, string]>([
  [null, 'exercise'],
  [5, 'exercise'],
  ['{{{', 'exercise'],
  [{ questions: [{ id: 'a', of: 'toString' }] }, 'questions[0].of'],
  [[], 'exercise'],
  [{}, 'questions'],
  [JSON.parse('{"__proto__": 1}'), 'questions'],
  [{ questions: 5 }, 'questions'],
  [{ questions: [] }, 'questions'],
  [{ questions: [M], tries: 0 }, 'tries'],
  [{ questions: [null] }, 'questions[0]'],
  [{ questions: [M, {}] }, 'questions[1].id'],
  [{ questions: [M, M] }, 'questions[1].id'],
  [{ questions: [{ id: 'a', of: 'T' }] }, 'questions[0].of'],
  [{ questions: [{ ...M, at: 'x' }] }, 'questions[0].at'],
  [{ questions: [{ ...M, set: -1 }] }, 'questions[0].set'],
  [{ questions: [{ ...M, tolerance: { relative: 'a' } }] }, 'questions[0].tolerance'],
  [{ questions: [{ ...R, support: 1.5 }] }, 'questions[0].support'],
  [{ questions: [{ ...R, direction: 'up' }] }, 'questions[0].direction'],
])('for %j the problem is %s', (exercise, place) => {
  expect(findExerciseProblem(exercise)?.place).toBe(place);
});

test.each<[unknown, string]>([
  [[], '`exercise` has to be an object with a list `questions`'],
  [{ questions: [M, M] }, '`questions[1].id` has to be a text that no other question has'],
  [
    { questions: [{ id: 'a', of: 'T' }] },
    '`questions[0].of` has to be one of these: N, Q, M, slope, deflection, u, reaction',
  ],
  [
    { questions: [{ ...M, at: 'x' }] },
    '`questions[0].at` has to be a place from the left end as a number, or one of these: greatest, max, min',
  ],
  [
    { questions: [{ ...R, direction: 'up' }] },
    '`questions[0].direction` has to be one of these: axial, normal, moment',
  ],
])('for %j the page is told what has to stand there', (exercise, told) => {
  const problem = findExerciseProblem(exercise);
  const error = problem && new RefusedExerciseError(problem);
  expect([error?.message, error?.place]).toEqual([
    `\`BeamEditor\` was given no exercise: ${told}`,
    problem?.place,
  ]);
});
