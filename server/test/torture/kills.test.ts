import { describe, expect, test } from 'vitest';
import { IS_WHOLE } from '../../../packages/solver-core/verification/drawCases.ts';
import { isHalfMissing } from '../support/database.ts';
import { kills } from './kills.ts';

// These tests start their own PostgreSQL, so one database half runs them.
const isReal = process.env['EECS_TEST_DATABASE'] === 'postgres' && !isHalfMissing;

/** Findings about times are judged only by `npm run torture`, which has the processors to itself. */
const UNTIMED = /commits lost|told of|answers other than|kills of/;

describe.skipIf(!isReal)('a server and a database that are killed', { timeout: 600_000 }, () => {
  test('three kills, one of each kind, lose nothing that was acknowledged, and save nothing twice', async () => {
    const findings = (await kills({ kills: 3, writers: IS_WHOLE ? 8 : 4 })) ?? [];
    const judged = findings.filter(({ promise }) => UNTIMED.test(promise));
    expect(judged).toHaveLength(6);
    for (const finding of judged) expect(finding).toMatchObject({ isKept: true });
  });
});
