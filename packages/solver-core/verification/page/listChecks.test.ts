import { describe, expect, it } from 'vitest';
import { countProblems } from '../report/countProblems.ts';
import { listChecks } from './listChecks.ts';
import { toEditable } from './toEditable.ts';

const checks = listChecks();

describe('the list of verification cases that a page runs', () => {
  it('has the cases and numbers of VERIFICATION.md', () => {
    const counts = countProblems();
    expect(checks.length).toBe(counts.reduce((sum, { problems }) => sum + problems, 0));
    const numbers = checks.reduce((sum, { run }) => sum + run().length, 0);
    expect(numbers).toBe(counts.reduce((sum, count) => sum + count.numbers, 0));
    expect(checks.length).toBeGreaterThanOrEqual(500);
  });

  it('names each case once', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  });

  it('agrees with every source as far as its digits go', () => {
    const apart = checks.flatMap(({ id, run }) =>
      run().flatMap((row) => (row.holds ? [] : [{ id, ...row }])),
    );
    expect(apart).toEqual([]);
  });

  it('opens every structure in its editor, except those that are refused on purpose', () => {
    const closed = checks.filter((check) => check.structure !== null && toEditable(check) === null);
    expect(closed.map(({ subject }) => subject).filter((subject) => subject !== 'trusses')).toEqual([]);
  });
});
