import { describe, expect, test } from 'vitest';
import { DRAWN_SEED, drawItems, IS_WHOLE } from '../../../packages/solver-core/verification/drawCases.ts';
import { isHalfMissing } from '../support/database.ts';
import { faults } from './faults.ts';

// These tests start their own PostgreSQL, so one database half runs them.
const isReal = process.env['EECS_TEST_DATABASE'] === 'postgres' && !isHalfMissing;

/**
 * Findings about times are judged only by `npm run torture`, which has the processors to itself; here an answer after
 * 15 s counts as none.
 */
const UNTIMED = /not made|break a promise|put off|ends of the server/;

/**
 * Either the fault that ends connections or the one that lets them hang; every night both, and one that loses every
 * packet.
 */
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
