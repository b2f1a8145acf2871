import { describe, expect } from 'vitest';
import { createListRoom } from '../src/tasks/listRoom.ts';
import { subscribe } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { ARCH, hashOfBeam, setTaskStage, testOnce } from './support/taskStage.ts';

describe.skipIf(isHalfMissing)('lists of saved tasks', () => {
  const { stage, commit, list } = setTaskStage();

  testOnce('lists come in pages, newest first', async () => {
    await subscribe(stage.server, stage.account, 1, 2);
    for (let i = 0; i < 7; i += 1) await commit({ data: { ...FIXTURE_1, title: `${i}` } });
    const first = await list(stage.account, { limit: 3 });
    expect(first.rows.map(({ title }) => title)).toEqual(['6', '5', '4']);
    expect(first.total).toBe(7);
    const rest = await list(stage.account, { limit: 100, before: first.rows[2]?.id });
    expect(rest.rows.map(({ title }) => title)).toEqual(['3', '2', '1', '0']);
    const reply = await stage.account.browser.post('/case/list', {
      body: { uid: stage.account.userId, limit: 101 },
    });
    expect(reply.statusCode).toBe(400);
  });

  testOnce('solutions are left out past 4 MiB of them, and a page ends at 16 MiB of documents', async () => {
    const hash = hashOfBeam(FIXTURE_1);
    const solution = { hash, level: 'ok', sets: [], pad: 'x'.repeat(1.5 * 1024 * 1024) };
    for (let i = 0; i < 3; i += 1) await commit({ data: FIXTURE_1, solution });
    const kept = (await list()).rows.map(({ json_data }) => json_data.solution !== null);
    expect(kept).toEqual([true, true, false]);
    const pad = 'x'.repeat(6 * 1024 * 1024);
    for (let i = 0; i < 3; i += 1) await commit({ data: { ...ARCH, pad } });
    const { rows, total } = await list();
    expect(rows.map(({ kind }) => kind)).toEqual(['arch', 'arch']);
    expect(total).toBe(6);
  });

  testOnce('large lists under way count until they are out, by their caller and by their bytes', async () => {
    const { userId } = stage.account;
    const room = createListRoom(stage.server.db);
    const inside: (() => void)[] = [];
    const enter = (callerId: number) => room.enter({ userId, callerId }, (leave) => void inside.push(leave));
    await commit({ data: ARCH });
    for (let i = 0; i < 5; i += 1) await enter(1);
    expect(inside).toEqual([]);
    // Three of 12 MiB fit into 40.
    const pad = 'x'.repeat(4 * 1024 * 1024);
    for (let i = 0; i < 3; i += 1) await commit({ data: { ...ARCH, pad } });
    await enter(1);
    await enter(1);
    await expect(enter(1)).rejects.toMatchObject({ key: 'tooMany', retryAfter: 1 });
    await enter(2);
    await expect(enter(2)).rejects.toMatchObject({ key: 'busy', retryAfter: 5 });
    for (const leave of inside) leave();
    for (const callerId of [1, 1, 2]) await enter(callerId);
  });
});
