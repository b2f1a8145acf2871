import { expect, test } from 'vitest';
import { createTestDatabase, isHalfMissing } from './support/database.ts';
import { drillRestarts } from './support/restartDrill.ts';

const isEmbedded = process.env['EECS_TEST_DATABASE'] === 'embedded';

// Several processes share a real PostgreSQL only. The long form is `npm run torture -- restart`.
test.skipIf(isHalfMissing || isEmbedded)(
  'two servers restarted in turn under load, then one killed: no client notices, nothing saved is lost or doubled',
  { timeout: 300_000 },
  async () => {
    const database = await createTestDatabase();
    if (typeof database.target !== 'string') throw new Error('this needs a real PostgreSQL');
    // The host in the query counts; URLs with a user need one in its place too.
    const databaseUrl = database.target.replace('@/', '@localhost/');
    try {
      const figures = await drillRestarts({ databaseUrl, rounds: 1, kills: 1, clients: 3 });
      expect(figures).toMatchObject({ failed: [], failedOnce: { inRestarts: [] }, lost: 0, doubled: 0 });
      expect(figures.exits.map(({ code }) => code)).toEqual([0, 0]);
      // Each phase saw work: four of them, twenty requests of each client before and after.
      expect(figures.requests).toBeGreaterThanOrEqual(4 * 60);
      expect(figures.acknowledged).toBeGreaterThan(30);
    } finally {
      await database.drop();
    }
  },
);
