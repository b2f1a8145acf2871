import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { combineProblem, foundGoverning } from './combinationProblem.ts';
import { COMBINATION_GROUPS } from './combinationProblems.ts';

describe.each(COMBINATION_GROUPS)('$title', ({ problems }) => {
  test.each(problems)('$title', (problem) => {
    const combined = combineProblem(problem);
    for (const one of problem.expected) expectClose(foundGoverning(combined, one), one.value, one.tolerance);
  });
});

test('the moment over the supports of three spans is governed by (6.10b)', () => {
  const problem = COMBINATION_GROUPS.flatMap(({ problems }) => problems).find(
    ({ id }) => id === 'norwegian-three-spans',
  );
  if (problem === undefined) throw new Error('there is no such problem');
  const [{ effects, combinations }] = combineProblem(problem).situations as [
    ReturnType<typeof combineProblem>['situations'][number],
  ];
  // 1.2·43.2 + 1.5·36 = 105.8 kN/m against 96.1 kN/m by (6.10a).
  expect(combinations[effects.M!.min.extreme.combination]?.label).toBe('(6.10b)');
});
