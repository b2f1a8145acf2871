import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { subscribe } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import type { Committed } from './support/tasks.ts';
import { TRUSS, setTaskStage, testOnce } from './support/taskStage.ts';

const DAY = 86_400_000;

describe.skipIf(isHalfMissing)('versions of saved tasks', () => {
  const { stage, commit, list } = setTaskStage();

  test('a version that is not the stored one is a conflict, and of 16 that save at once one does', async () => {
    const { id } = (await commit({ data: FIXTURE_1 })).json<Committed>();
    const stale = await commit({ data: { ...FIXTURE_1, id, version: 7 } });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ errno: 40901, affected: 0, received: 1, id, version: 1 });
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        commit({ data: { ...FIXTURE_1, id, version: 1, title: `Try ${i}` } }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 15 }, () => 409),
    ]);
    expect(await stage.server.db('task_revisions').where({ task_id: id })).toHaveLength(1);
  });

  test('without a version the last one wins, and the 20 states before it are kept, for 90 days', async () => {
    const { id } = (await commit({ data: { ...FIXTURE_1, title: 'v1' } })).json<Committed>();
    for (let i = 2; i <= 25; i += 1) await commit({ data: { ...FIXTURE_1, id, title: `v${i}` } });
    const titles = async () =>
      (await stage.server.db('task_revisions').where({ task_id: id }).orderBy('version')).map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles()).toEqual(Array.from({ length: 20 }, (_, i) => `v${i + 5}`));
    stage.server.clock.now += 91 * DAY;
    await stage.logInAgain();
    await commit({ data: { ...FIXTURE_1, id, title: 'v26' } });
    expect(await titles()).toEqual([]);
    expect((await list()).rows[0]).toMatchObject({ title: 'v26', version: 26 });
  });

  test('a repeated call gets the first answer: 50 at once add one task', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 50 }, () => commit({ data: FIXTURE_1 }, { key })));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json()).toMatchObject({ affected: 1, version: 1 });
    expect((await list()).total).toBe(1);
    const other = await commit({ data: { ...FIXTURE_1, L: 13 } }, { key });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ errno: 40902, error: 'key_reused', affected: 0 });
    // The same key from another user is a different key.
    const stranger = await stage.server.openAccount();
    expect((await commit({ data: FIXTURE_1 }, { as: stranger, key })).json()).toMatchObject({ affected: 1 });
    stage.server.clock.now += DAY + 1;
    await stage.logInAgain();
    await commit({ data: FIXTURE_1 }, { key });
    expect((await list()).total).toBe(2);
  });

  testOnce('the plan limits the number of tasks of a branch; a refused save can be tried again', async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await commit({ data: FIXTURE_1 })).json()).toMatchObject({ errno: 0 });
    const key = randomUUID();
    const full = await commit({ data: FIXTURE_1 }, { key });
    expect(full.statusCode).toBe(200);
    expect(full.json()).toEqual({
      affected: 0,
      received: 1,
      errno: 40905,
      error: 'quota',
      message:
        'Your plan includes 5 tasks of the kind “Multi-span beam”; delete one of them or choose a larger plan',
      requestId: full.headers['x-request-id'],
    });
    expect((await commit({ data: TRUSS })).json()).toMatchObject({ affected: 1 });
    await subscribe(stage.server, stage.account, 1, 2);
    expect((await commit({ data: FIXTURE_1 }, { key })).json()).toMatchObject({ affected: 1 });
    expect((await list()).total).toBe(7);
  });

  test('a document is kept in as many bytes as it counts for, however small its numbers', async () => {
    const note = Array.from({ length: 10_000 }, () => 1e-307);
    const data = { ...FIXTURE_1, note };
    const { id } = (await commit({ data, solution: null })).json<Committed>();
    await commit({ data: { ...data, id, version: 1 } });
    const weights = await stage.server.db
      .select('load_case_bytes as counted', stage.server.db.raw('octet_length(load_case::text) as read'))
      .from(
        stage.server
          .db('tasks')
          .where({ id })
          .select('load_case', 'load_case_bytes')
          .unionAll(
            stage.server.db('task_revisions').where({ task_id: id }).select('load_case', 'load_case_bytes'),
          )
          .as('kept'),
      );
    expect(weights).toHaveLength(2);
    for (const { counted, read } of weights as { counted: number; read: number }[])
      expect(read).toBe(counted);
  });
});
