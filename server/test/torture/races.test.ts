import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCases } from '../../../packages/solver-core/verification/drawCases.ts';
import { createMigratedDatabase, isHalfMissing, type TestDatabase } from '../support/database.ts';
import { races } from './races.ts';
import { refreshes } from './refreshes.ts';

// With its one connection, the embedded database has no races.
const isReal = process.env['EECS_TEST_DATABASE'] === 'postgres' && !isHalfMissing;

describe.skipIf(!isReal)('requests that come at once', { timeout: 300_000 }, () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = [await createMigratedDatabase(), await createMigratedDatabase()];
  });
  afterAll(async () => {
    await one.drop();
    await other.drop();
  });

  test('of sixteen requests with one link, one version or one key, one succeeds', async () => {
    const findings = await races(one.target, { rounds: drawCases(50) });
    expect(findings).toHaveLength(3);
    for (const finding of findings) expect(finding).toMatchObject({ isKept: true });
  });

  test('tabs that wake up together stay logged in, and a token shown too late ends its session', async () => {
    const findings = await refreshes(other.target, { tabs: 20, rounds: drawCases(15, 3) });
    expect(findings).toHaveLength(2);
    for (const finding of findings) expect(finding).toMatchObject({ isKept: true });
  });
});
