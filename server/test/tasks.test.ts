import { randomUUID } from 'node:crypto';
import { caseHash, CHECKSUM, parseCase } from '@eecs/solver-core';
import { frameHash, parseFrame } from '@eecs/solver-core/frame';
import { parseTruss, trussHash } from '@eecs/solver-core/truss';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { createListRoom } from '../src/tasks/listRoom.ts';
import { makeRoot, subscribe, whileBusy } from './support/accountsApp.ts';
import { openBrowser } from './support/accounts.ts';
import { isHalfMissing, isTriedElsewhere } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { setStage } from './support/stage.ts';
import { commitTask, type Committed } from './support/tasks.ts';

const DAY = 86_400_000;

/** An empty arch. */
const ARCH = { schema: 1, kind: 'arch', joints: [], members: [] };

const TRUSS = {
  schema: 1,
  kind: 'truss',
  title: 'Three bars',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 2, y: 3, loads: [{ className: 'ShearLoad', c: [-1000] }] },
  ],
  links: [
    { i: 0, j: 1 },
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};

interface Row {
  id: number;
  title: string;
  kind: string;
  version: number;
  saved: number;
  json_data: { loadCase: Record<string, unknown>; solution: Record<string, unknown> | null };
}

function hashOfBeam(document: unknown): string {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error('the fixture is no beam');
  return caseHash(parsed.document);
}

/**
 * Marks a test whose answer does not depend on the kind of database: an ordinary run tries it on PostgreSQL if the
 * machine has one, the nightly run on both.
 */
const testOnce = test.skipIf(isTriedElsewhere);

describe.skipIf(isHalfMissing)('saved tasks', () => {
  const stage = setStage();

  const commit = (body: object, { as = stage.account, key = '' } = {}) =>
    whileBusy(() => commitTask(as, body, key));
  const list = async (as = stage.account, more: object = {}) => {
    const reply = await whileBusy(() => as.browser.post('/case/list', { body: { uid: as.userId, ...more } }));
    return { rows: reply.json<Row[]>(), total: Number(reply.headers['x-total-count']) };
  };

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
    expect(undone.json<Row[]>().map((row) => row.id)).toEqual([id]);
    const twice = await stage.account.browser.post('/case/delete', { body: { id, undo: true } });
    expect(twice.statusCode).toBe(404);
  });

  testOnce('the owner of a task and fields of editors are not taken from the body', async () => {
    const data = {
      ...FIXTURE_1,
      userId: 1,
      modified: true,
      editing: true,
      selectedSectionIndex: 2,
      state: {},
    };
    const { id } = (await commit({ data: { ...data, hash: 'x'.repeat(40), k: 0 } })).json<Committed>();
    const row = await stage.server.db('tasks').where({ id }).first<{ user_id: number; load_case: object }>();
    expect(row.user_id).toBe(stage.account.userId);
    const kept = Object.keys(row.load_case);
    expect(kept).toContain('k');
    for (const name of ['id', 'userId', 'hash', 'modified', 'editing', 'selectedSectionIndex', 'state'])
      expect(kept).not.toContain(name);
  });

  testOnce(
    'a solution is kept where it answers the document, without the samples of equivalent stresses',
    async () => {
      const hash = hashOfBeam(FIXTURE_1);
      const sets = [{ M: { segments: [] }, EQ: { eq1: { segments: [] } } }];
      const { id } = (
        await commit({ data: FIXTURE_1, solution: { id: -1, hash, level: 'ok', sets } })
      ).json<Committed>();
      const solution = async () => (await list()).rows[0]?.json_data.solution;
      expect(await solution()).toEqual({ id, hash, level: 'ok', sets: [{ M: { segments: [] }, EQ: null }] });
      await commit({ data: { ...FIXTURE_1, id, L: 13 }, solution: { id, hash, level: 'ok', sets } });
      expect(await solution()).toBeNull();
      await commit({ data: { ...FIXTURE_1, id }, solution: { id, hash, level: 'error', errors: [] } });
      expect(await solution()).toBeNull();
    },
  );

  testOnce(
    'a truss has the hash of trusses and a frame that of frames; arches and piles have that of frames',
    async () => {
      const parsed = parseTruss(TRUSS);
      if (!parsed.ok) throw new Error('the truss is none');
      const truss = (await commit({ data: TRUSS })).json<Committed>();
      expect(truss.hash).toBe(trussHash(parsed.document));
      const mast = {
        schema: 1,
        kind: 'frame',
        joints: [
          { x: 0, y: 0, support: { className: 'clamp' } },
          { x: 0, y: 3 },
        ],
        members: [{ i: 0, j: 1 }],
      };
      const read = parseFrame(mast);
      if (!read.ok) throw new Error('the mast is no frame');
      expect((await commit({ data: mast })).json<Committed>().hash).toBe(frameHash(read.document));
      expect((await commit({ data: { ...mast, members: 3 } })).json()).toMatchObject({
        errno: 40002,
        details: [{ path: '/data/members' }],
      });
      // Arches and piles are frames of their own kind; the order of fields does not matter.
      for (const kind of ['arch', 'pile']) {
        const one = (await commit({ data: { ...mast, kind, title: '' } })).json<Committed>();
        const other = (await commit({ data: { title: '', ...mast, kind } })).json<Committed>();
        expect(one).toMatchObject({ affected: 1, hash: frameHash(read.document) });
        expect(other.hash).toBe(one.hash);
      }
      const kinds = (await list()).rows.map(({ kind, title }) => [kind, title]);
      expect(kinds.slice(0, 2)).toEqual([
        ['pile', 'Column or pile'],
        ['pile', 'Column or pile'],
      ]);
      expect(kinds.at(-1)).toEqual(['truss', 'Three bars']);
      const other = await commit({ data: { ...FIXTURE_1, id: truss.id } });
      expect(other.json()).toMatchObject({ errno: 40002, details: [{ path: '/data/kind' }] });
    },
  );

  testOnce(
    'a document that is read in a thread of its own gets the same hash, and the same refusals',
    async () => {
      const pad = 'x'.repeat(300 * 1024);
      const large = await commit({ data: { ...FIXTURE_1, pad } });
      expect(large.json()).toMatchObject({ affected: 1, hash: hashOfBeam(FIXTURE_1) });
      const wrong = await commit({ data: { ...FIXTURE_1, L: -1, pad } });
      expect(wrong.json()).toMatchObject({
        errno: 40002,
        details: [{ path: '/data/L', rule: 'length.notPositive' }],
      });
    },
  );

  testOnce(
    'a saved task has its creation time, its mass, whether it is real, and the checksum of all cases',
    async () => {
      const documents = async () => (await list()).rows.map(({ json_data }) => json_data.loadCase);
      const begun = stage.server.clock.now;
      const { id } = (await commit({ data: { ...FIXTURE_1, created: 0 } })).json<Committed>();
      stage.server.clock.now += 60_000;
      // A client that does not send `created` leaves it unchanged. Derived values are not taken from the body.
      await commit({ data: { ...FIXTURE_1, created: 0, id, L: 13, totalMass: 'a lot', checksum: '' } });
      const [beam] = await documents();
      expect(beam).toMatchObject({ created: begun, isReal: true, checksum: CHECKSUM });
      // 13 m of 7850 kg/m3 · 53.8 cm2 of an IPE 300, and 42.2 kg/m on 12 m of it.
      expectClose(Number(beam?.['totalMass']), 13 * 7850 * 53.81e-4 + 12 * 42.2, 5e-4);
      await commit({ data: { ...FIXTURE_1, id, created: 1_790_000_000_000 } });
      expect((await documents())[0]).toMatchObject({ created: 1_790_000_000_000 });

      const truss = {
        schema: 1,
        kind: 'truss',
        joints: [
          { x: 0, y: 0, anchor: 3 },
          { x: 4, y: 0, anchor: 2 },
        ],
        links: [{ i: 0, j: 1, materialIndex: 0, sectionIndex: 0 }],
        materials: [{ name: 'S235', E: 210_000, rho: 7850 }],
        sections: [{ className: 'generic', A: 10 }],
      };
      await commit({ data: truss });
      expect((await documents())[0]).toMatchObject({ isReal: true, totalMass: 31.4, checksum: CHECKSUM });
    },
  );

  testOnce('a task without a title is named after its kind, in the language of the reader', async () => {
    const reply = await stage.account.browser.post('/case/commit', {
      body: { data: { ...FIXTURE_1, title: '  ' } },
      headers: { 'client-locale': 'uk' },
    });
    expect(reply.statusCode).toBe(200);
    expect((await list()).rows[0]).toMatchObject({
      title: 'Багатопрогонова балка',
      json_data: { loadCase: { title: 'Багатопрогонова балка' } },
    });
  });

  testOnce('examples, documents that are too large and those no editor could open are refused', async () => {
    const readonly = await commit({ data: { ...FIXTURE_1, readonly: true } });
    expect(readonly.statusCode).toBe(403);
    expect(readonly.json()).toMatchObject({ errno: 40302, affected: 0 });
    const caseSets = Array.from({ length: 31 }, () => ({ ...FIXTURE_1.caseSets[0] }));
    expect((await commit({ data: { ...FIXTURE_1, caseSets } })).json()).toMatchObject({
      errno: 40002,
      affected: 0,
      received: 0,
      details: [{ path: '/data/caseSets', rule: 'maxItems', limit: 30 }],
    });
    const wrong = await commit({ data: { ...FIXTURE_1, L: -1 } });
    expect(wrong.json()).toMatchObject({
      errno: 40002,
      details: [{ path: '/data/L', rule: 'length.notPositive' }],
    });
    for (const body of [{}, { data: [] }, { data: { ...FIXTURE_1, id: 1e12 } }, { data: FIXTURE_1, more: 1 }])
      expect((await commit(body)).statusCode).toBe(400);
    expect((await list()).total).toBe(0);
  });

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
