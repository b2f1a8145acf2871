import { describe, expect, test } from 'vitest';
import { DRAWN_SEED, drawItems, IS_WHOLE } from '../../../packages/solver-core/verification/drawCases.ts';
import { isHalfMissing } from '../support/database.ts';
import { faults } from './faults.ts';

// They bring a PostgreSQL of their own, so one half runs them.
const isReal = process.env['EECS_TEST_DATABASE'] === 'postgres' && !isHalfMissing;

/** Times are judged by `npm run torture`, which has the processors for itself; here an answer after 15 s is none. */
const UNTIMED = /not made|break a promise|put off|ends of the server/;

/** One that ends connections or one that lets them hang; every night both, and one that loses every packet. */
const FAULTS = IS_WHOLE
  ? ['killed', 'frozen', 'black-holed']
  : drawItems(['killed', 'frozen'], DRAWN_SEED, 5);

describe.skipIf(!isReal)('a database that fails under every call', { timeout: 300_000 }, () => {
  test(`${FAULTS.join(', ')}: each call is put off or answered as promised`, async () => {
    const findings = (await faults({ rounds: 1, pauseMs: 100, only: FAULTS })) ?? [];
    const judged = findings.filter(({ promise }) => UNTIMED.test(promise));
    expect(judged).toHaveLength(2 + 2 * FAULTS.length);
    const broken = findings.filter(({ promise }) => promise.endsWith(': broken'));
    expect(broken).toEqual([]);
    expect(judged.filter(({ isKept }) => !isKept)).toEqual([]);
  });
});
