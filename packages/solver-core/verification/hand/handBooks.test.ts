import { expect, test } from 'vitest';
import { PROBLEM_GROUPS } from '../problems/index.ts';
import type { Problem } from '../problems/problem.ts';
import { disagreeing, lastNumber, lawAt, writeDown } from './readHand.ts';

/** Problems from books and tables whose published numbers are forces, moments or reactions. */
const books: readonly Problem[] = PROBLEM_GROUPS.filter(({ kind = 'beams' }) => kind === 'beams').flatMap(
  (group) => group.problems,
);

/** Units: a calculation is in kN and m, or kip and ft, while documents are in N and m, or lbf and in. */
const UNITS = [
  { force: 1e-3, length: 1 },
  { force: 1e-3, length: 1 / 12 },
] as const;

interface Published {
  readonly found: number | null;
  readonly value: number;
  readonly limit: number;
}

/** Returns the published numbers that the calculation writes itself. */
function publishedIn(problem: Problem): readonly Published[] {
  const written = writeDown(problem.document);
  if (written === null) return [];
  const { force, length } = UNITS[written.document.units.system];
  return problem.expected.flatMap(({ what, value, tolerance, scale, set }): Published[] => {
    const hand = written.sets[set]!;
    const told = (found: number | null, by: number): Published[] => [
      { found: found === null ? null : found / by, value, limit: Math.max(tolerance, 1e-7) * scale },
    ];
    if (what.kind === 'reaction') {
      const letter = { axial: 'H', normal: 'R', moment: 'M' }[what.part];
      return told(
        lastNumber(hand, `${letter}_S${what.support}`),
        what.part === 'moment' ? force * length : force,
      );
    }
    if (what.kind === 'value' && (what.field === 'M' || what.field === 'Q'))
      return told(
        lawAt(hand, what.field, what.x * length, what.side),
        what.field === 'M' ? force * length : force,
      );
    return [];
  });
}

const told = books.map((problem) => ({ problem, published: publishedIn(problem) }));

test('at least forty problems of books have numbers that the calculation writes itself', () => {
  expect(told.filter(({ published }) => published.length > 0).length).toBeGreaterThanOrEqual(40);
});

test.each(told.map((one) => [one.problem.id, one] as const))(
  '%s: every line agrees with the solver, and its numbers are the published ones',
  (_, { problem, published }) => {
    const written = writeDown(problem.document);
    for (const hand of written?.sets ?? []) {
      expect(disagreeing(hand)).toEqual([]);
      // Forty springs are more than a person would calculate: the calculation reports that and ends.
      expect(hand.isWhole).toBe(problem.id !== 'timoshenko-elastic-foundation');
    }
    for (const { found, value, limit } of published) {
      if (problem.id === 'timoshenko-elastic-foundation') continue;
      expect(found).not.toBeNull();
      expect(Math.abs(found! - value), `${found} is written, ${value} published`).toBeLessThanOrEqual(limit);
    }
  },
);
