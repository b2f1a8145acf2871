import { CHECKSUM } from '@eecs/solver-core';
import { frameHash, parseFrame } from '@eecs/solver-core/frame';
import { parseTruss, trussHash } from '@eecs/solver-core/truss';
import { describe, expect } from 'vitest';
import { expectClose } from '@eecs/testing';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import type { Committed } from './support/tasks.ts';
import { TRUSS, hashOfBeam, setTaskStage, testOnce } from './support/taskStage.ts';

describe.skipIf(isHalfMissing)('documents of saved tasks', () => {
  const { stage, commit, list } = setTaskStage();

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
});
