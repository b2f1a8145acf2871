import { CHECKSUM } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { makeRoot, whileBusy } from './support/accountsApp.ts';
import { openBrowser } from './support/accounts.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import type { Committed } from './support/tasks.ts';
import { ARCH, hashOfBeam, setTaskStage, testOnce, type TaskRow } from './support/taskStage.ts';

describe.skipIf(isHalfMissing)('saved tasks', () => {
  const { stage, commit, list } = setTaskStage();

  test('a beam is saved, read back, changed and deleted', async () => {
    const hash = hashOfBeam(FIXTURE_1);
    const first = await commit({ data: { ...FIXTURE_1, title: 'Мост', own: { kept: true } } });
    expect(first.json()).toEqual({
      affected: 1,
      received: 1,
      errno: 0,
      error: '',
      message: '',
      id: expect.any(Number) as number,
      version: 1,
      hash,
    });
    const { id } = first.json<Committed>();
    const { rows, total } = await list();
    expect(total).toBe(1);
    expect(rows).toMatchObject([
      {
        id,
        title: 'Мост',
        kind: 'msb',
        version: 1,
        saved: stage.server.clock.now,
        json_data: {
          loadCase: {
            id,
            userId: stage.account.userId,
            version: 1,
            hash,
            own: { kept: true },
            L: FIXTURE_1.L,
          },
          solution: null,
        },
      },
    ]);
    const again = await commit({ data: { ...FIXTURE_1, id, version: 1, title: 'Bridge' } });
    expect(again.json()).toMatchObject({ affected: 1, id, version: 2, hash });
    const deleted = await stage.account.browser.post('/case/delete', { body: { id } });
    expect(deleted.json()).toEqual([]);
    expect(deleted.headers['x-total-count']).toBe('0');
    // It is not purged yet: it can be restored for 30 days.
    expect(await stage.server.db('tasks').where({ id }).first('title', 'version')).toEqual({
      title: 'Bridge',
      version: 2,
    });
    expect((await commit({ data: { ...FIXTURE_1, id } })).statusCode).toBe(404);
    expect((await stage.account.browser.post('/case/delete', { body: { id } })).statusCode).toBe(404);
    // Undo restores the task unchanged, once.
    const undone = await stage.account.browser.post('/case/delete', { body: { id, undo: true } });
    expect(undone.json<TaskRow[]>().map((row) => row.id)).toEqual([id]);
    const twice = await stage.account.browser.post('/case/delete', { body: { id, undo: true } });
    expect(twice.statusCode).toBe(404);
  });

  testOnce('a deletion that finds no room for its list is not done', async () => {
    const { browser } = stage.account;
    const pad = 'x'.repeat(3 * 1024 * 1024);
    for (let i = 0; i < 4; i += 1) await commit({ data: { ...ARCH, pad } });
    const { rows } = await list();
    const replies = await Promise.all(
      rows.map(({ id }) => whileBusy(() => browser.post('/case/delete', { body: { id } }))),
    );
    const refused = rows.filter((_, i) => replies[i]?.statusCode === 429);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4 - refused.length);
    expect((await list()).rows.map(({ id }) => id)).toEqual(refused.map(({ id }) => id));
  });

  test('a document comes back as it was written, with what the server knows of it in the place of what it held', async () => {
    const data = {
      ...ARCH,
      title: 'Дуга "1"',
      id: 0,
      version: 7,
      hash: 'no',
      deep: { id: 5, list: [1e-307] },
    };
    const solution = { id: 9, hash: 'no', level: 'ok' };
    const { id, hash } = (await commit({ data })).json<Committed>();
    await stage.server
      .db('tasks')
      .where({ id })
      .update({ solution: JSON.stringify(solution) });
    const { userId } = stage.account;
    expect((await list()).rows[0]?.json_data).toEqual({
      loadCase: {
        ...data,
        isReal: false,
        totalMass: 0,
        checksum: CHECKSUM,
        created: stage.server.clock.now,
        id,
        userId,
        version: 1,
        hash,
      },
      // A solution that was stored with its own id.
      solution: { ...solution, id },
    });
  });

  testOnce('only one’s own tasks: others are not found, root lists those of anybody', async () => {
    const { id } = (await commit({ data: FIXTURE_1 })).json<Committed>();
    const stranger = await stage.server.openAccount();
    expect((await commit({ data: { ...FIXTURE_1, id } }, { as: stranger })).json()).toMatchObject({
      errno: 40401,
      affected: 0,
    });
    const foreign = { body: { uid: stage.account.userId } };
    const refused = await stranger.browser.post('/case/list', foreign);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ errno: 40302 });
    expect((await stranger.browser.post('/case/delete', { body: { id } })).statusCode).toBe(404);
    await makeRoot(stage.server, stranger);
    expect((await stranger.browser.post('/case/list', foreign)).json()).toMatchObject([{ id }]);
    expect((await stranger.browser.post('/case/delete', { body: { id } })).statusCode).toBe(404);
    expect((await list()).total).toBe(1);
  });

  testOnce('a session opened by an emergency link may list; a frozen account may do nothing', async () => {
    await commit({ data: FIXTURE_1 });
    const { userId, browser } = stage.account;
    await stage.server.db('sessions').where({ user_id: userId }).update({ scope: 'emergency' });
    expect((await list()).total).toBe(1);
    expect((await commit({ data: FIXTURE_1 })).json()).toMatchObject({ errno: 40302, affected: 0 });
    expect((await browser.post('/case/delete', { body: { id: 1 } })).json()).toMatchObject({ errno: 40302 });
    await stage.server
      .db('users')
      .where({ id: userId })
      .update({ frozen_at: new Date(stage.server.clock.now) });
    for (const [url, body] of [
      ['/case/commit', { data: FIXTURE_1 }],
      ['/case/list', { uid: userId }],
      ['/case/delete', { id: 1 }],
    ] as const) {
      const reply = await browser.post(url, { body });
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ errno: 6, error: 'frozen' });
    }
  });

  testOnce('nobody is told to log in, and that nothing was saved', async () => {
    const nobody = openBrowser(stage.server.app);
    const commitReply = await nobody.post('/case/commit', { body: { data: FIXTURE_1 } });
    expect(commitReply.statusCode).toBe(401);
    expect(commitReply.json()).toMatchObject({ errno: 40101, affected: 0 });
    expect((await nobody.post('/case/list', { body: { uid: 1 } })).statusCode).toBe(401);
    expect((await nobody.post('/case/delete', { body: { id: 1 } })).statusCode).toBe(401);
  });
});
