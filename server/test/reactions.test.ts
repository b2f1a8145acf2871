import { afterAll, describe, expect, test } from 'vitest';
import { createWorkerPool } from '../src/solving/workerPool.ts';
import { whileBusy } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { PATIENT } from './support/postCase.ts';
import { setStage } from './support/stage.ts';
import { commitTask, type Committed } from './support/tasks.ts';

/** A beam of 6 m whose loads carry the left reactions of some tasks. */
const carry = (title: string, tasks: readonly number[]) => ({
  schema: 1,
  kind: 'msb',
  title,
  L: 6,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 6 },
  ],
  loads: tasks.map((task) => ({
    className: 'ShearLoad',
    x: 3,
    c: [-1],
    from: { task, reaction: 0, component: 'y', value: 1 },
  })),
});

const SOLVER = createWorkerPool(PATIENT);
afterAll(() => SOLVER.close());

describe.skipIf(isHalfMissing)('reactions of saved tasks', () => {
  const stage = setStage({ solver: SOLVER });

  const save = (data: object) => whileBusy(() => commitTask(stage.account, { data }));
  const idOf = async (data: object) => (await save(data)).json<Committed>().id;
  const ask = async (body: object, { browser } = stage.account) => {
    const reply = await whileBusy(() => browser.post('/case/reactions', { body }));
    return reply.json<{ readonly tasks: readonly object[] }>().tasks;
  };

  test('are refreshed through a chain, and a circle is neither read nor saved', async () => {
    const floor = {
      ...carry('Floor beam', []),
      loads: [{ className: 'DistributedLoad', x: [0, 6], y: -2000 }],
    };
    const first = await idOf(floor);
    const second = await idOf(carry('Girder', [first]));
    const third = await idOf(carry('Transfer', [second]));
    const values = (y: number) => ({ values: [{ x: 0, y: expect.closeTo(y, 6) as number, r: 0 }] });
    expect(await ask({ tasks: [first, second] })).toMatchObject([
      // q L / 2, and half of it.
      {
        id: first,
        title: 'Floor beam',
        kind: 'msb',
        sets: [{ title: '' }],
        supports: [values(6000), values(6000)],
      },
      { id: second, supports: [values(3000), values(3000)] },
    ]);
    const closing = await save({ ...carry('Floor beam', [third]), id: first });
    expect(closing.statusCode).toBe(409);
    expect(closing.json()).toMatchObject({
      errno: 40906,
      error: 'circle',
      message: 'These structures carry each other’s reactions: Floor beam → Transfer → Girder → Floor beam',
      affected: 0,
      received: 1,
    });
    expect(await ask({ tasks: [third], carrier: first })).toEqual([
      { id: third, fault: 'circle', chain: ['Floor beam', 'Transfer', 'Girder', 'Floor beam'] },
    ]);
    const own = await save({ ...carry('Girder', [second]), id: second });
    expect(own.json()).toMatchObject({ error: 'circle' });
    // Nothing was overwritten.
    expect(await ask({ tasks: [second] })).toMatchObject([{ supports: [values(3000), values(3000)] }]);
  });

  test('deleted tasks and those of other users are missing', async () => {
    const { account, server } = stage;
    const id = await idOf(carry('Girder', []));
    const stranger = await server.openAccount();
    expect(await ask({ tasks: [id] }, stranger)).toEqual([{ id, fault: 'missing' }]);
    await account.browser.post('/case/delete', { body: { id } });
    expect(await ask({ tasks: [id] })).toEqual([{ id, fault: 'missing' }]);
  });
});
