import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { checkProblem, foundByCode } from './codeProblem.ts';
import { CODE_GROUPS } from './codeGroups.ts';

describe.each(CODE_GROUPS)('$title', ({ problems }) => {
  test.each(problems)('$title', (problem) => {
    const checks = checkProblem(problem);
    for (const one of problem.expected) expectClose(foundByCode(checks, one), one.value, one.tolerance);
  });
});

test('identities are one each, and a wide tolerance has its reason', () => {
  const problems = CODE_GROUPS.flatMap((group) => group.problems);
  expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
  for (const { id, expected, why } of problems)
    if (expected.some(({ tolerance }) => tolerance > 1e-3)) expect(why, id).toBeDefined();
});
