import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { purge } from '../src/operations/purge.ts';
import { openAccountsApp, subscribe, whileBusy } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { setStage } from './support/stage.ts';
import { commitTask, type Committed } from './support/tasks.ts';

const DAY = 86_400_000;

describe.skipIf(isHalfMissing)('the room for tasks', () => {
  const stage = setStage();

  const list = async () =>
    (await stage.account.browser.post('/case/list', { body: { uid: stage.account.userId } })).json<
      { version: number; title: string }[]
    >();
  const commit = (body: object, { as = stage.account, key = '' } = {}) => commitTask(as, body, key);

  const MIB = 1024 * 1024;
  const ROOM = 256 * MIB;
  const ROW = 4096;
  /** Creates a document whose title has as many bytes as the number has digits. */
  const withTitle = (version: number) => ({ ...FIXTURE_1, title: String(version) });
  /** Sets the recorded size of a task, or of its earlier states, to the given number of bytes. */
  const weigh = (id: number, bytes: number, table = 'tasks') =>
    stage.server
      .db(table)
      .where(table === 'tasks' ? { id } : { task_id: id })
      .update({ load_case_bytes: bytes });
  const sizeOf = async (id: number) =>
    (await stage.server.db('tasks').where({ id }).first<{ load_case_bytes: number }>()).load_case_bytes;
  const add = async () => (await commit({ data: FIXTURE_1 })).json<Committed>().id;
  const stateOf = async (id: number) => ({
    task: await stage.server.db('tasks').where({ id }),
    revisions: await stage.server.db('task_revisions').where({ task_id: id }).orderBy('version'),
  });
  const refused = {
    affected: 0,
    received: 1,
    errno: 40905,
    error: 'quota',
    message: expect.stringContaining('your plan includes 256 MiB') as string,
  };

  test.each(['saved', 'deleted'])('counts tasks that are %s, to the byte', async (what) => {
    const large = await add();
    const small = await sizeOf(large);
    if (what === 'deleted') await stage.account.browser.post('/case/delete', { body: { id: large } });
    await weigh(large, ROOM - 2 * ROW - small + 1);
    const reply = await commit({ data: FIXTURE_1 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject(refused);
    expect(reply.json<{ message: string }>().message).toContain(
      what === 'saved'
        ? 'Saved, with this one: 257 MiB; deleted: 0 MiB'
        : 'deleted: 256 MiB, each removed after 30 days',
    );
    await weigh(large, ROOM - 2 * ROW - small);
    expect((await commit({ data: FIXTURE_1 })).json()).toMatchObject({ affected: 1 });
  });

  test('is there again when what was deleted is purged, and with a larger plan', async () => {
    const large = await add();
    await weigh(large, ROOM);
    await stage.account.browser.post('/case/delete', { body: { id: large } });
    expect((await commit({ data: FIXTURE_1 })).json()).toMatchObject(refused);
    const richer = await stage.server.openAccount();
    await subscribe(stage.server, richer, 1, 2);
    const other = (await commit({ data: FIXTURE_1 }, { as: richer })).json<Committed>().id;
    await weigh(other, ROOM);
    expect((await commit({ data: FIXTURE_1 }, { as: richer })).json()).toMatchObject({ affected: 1 });
    await purge(stage.server.db, stage.server.clock.now + 30 * DAY + 1);
    await stage.logInAgain();
    expect((await commit({ data: FIXTURE_1 })).json()).toMatchObject({ affected: 1 });
  });

  test('counts earlier states; the oldest of a task give way to the next, but never the newest', async () => {
    const id = await add();
    for (let i = 1; i < 4; i += 1) await commit({ data: { ...withTitle(i), id } });
    await weigh(id, 60 * MIB, 'task_revisions');
    // Three states of 60 MiB and two small ones; another 100 MiB exceeds the room by about 24 MiB, so only the oldest
    // is removed.
    await weigh(id, 100 * MIB);
    expect((await commit({ data: { ...withTitle(4), id } })).json()).toMatchObject({ affected: 1 });
    const left = await stateOf(id);
    expect(left.revisions.map(({ version }: { version: number }) => version)).toEqual([2, 3, 4]);
    expect((await commit({ data: FIXTURE_1 })).json()).toMatchObject({ affected: 1 });
  });

  test('leaves a task and its earlier states as they were where another state does not fit', async () => {
    const id = await add();
    await commit({ data: { ...withTitle(1), id } });
    const [first] = await stage.server
      .db('task_revisions')
      .where({ task_id: id })
      .pluck<number[]>('load_case_bytes');
    // Fills the room to the byte; at the next save the present state must fit together with the new one.
    await weigh(id, ROOM - 2 * ROW - (first ?? 0));
    const before = await stateOf(id);
    const reply = await commit({ data: { ...FIXTURE_1, title: 'x'.repeat(100), id } }, { key: randomUUID() });
    expect(reply.json()).toMatchObject(refused);
    expect(await stateOf(id)).toEqual(before);
    expect((await list())[0]).toMatchObject({ id, title: '1', version: 2 });
    expect((await commit({ data: { ...withTitle(2), id } })).json()).toMatchObject({ affected: 1 });
  });

  test('after room is lost with a plan, tasks can be saved as long as they do not grow', async () => {
    const id = await add();
    for (let i = 1; i < 4; i += 1) await commit({ data: { ...withTitle(i), id } });
    await weigh(await add(), 2 * ROOM);
    expect((await commit({ data: { ...withTitle(4), id } })).json()).toMatchObject({ affected: 1 });
    expect((await commit({ data: FIXTURE_1 })).json()).toMatchObject(refused);
  });

  test('is not overrun by many who save at once', async () => {
    const large = await add();
    const small = await sizeOf(large);
    await weigh(large, ROOM - 3 * ROW - 2 * small);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => whileBusy(() => commit({ data: FIXTURE_1 }))),
    );
    const saved = replies.map((reply) => reply.json<Committed>().affected);
    expect(saved.toSorted()).toEqual([0, 0, 1, 1]);
  });

  test('has no end on a private server', async () => {
    const free = await openAccountsApp({ env: { LIMITS: 'off' } });
    const { browser } = await free.openAccount();
    const save = async () =>
      (await browser.post('/case/commit', { body: { data: FIXTURE_1 } })).json<Committed>();
    await free
      .db('tasks')
      .where({ id: (await save()).id })
      .update({ load_case_bytes: 2_000_000_000 });
    for (let i = 0; i < 3; i += 1) expect(await save()).toMatchObject({ affected: 1 });
    await free.close();
  });
});
