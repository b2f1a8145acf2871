import { randomUUID } from 'node:crypto';
import { CATALOGUE_CLASSES, loadSections } from '@eecs/solver-core/catalogue';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { migrateDatabase } from '../src/db/migrate.ts';
import { openBrowser } from './support/accounts.ts';
import { makeRoot, subscribe, whileBusy, type Account } from './support/accountsApp.ts';
import { isHalfMissing, isTriedElsewhere } from './support/database.ts';
import { setStage } from './support/stage.ts';

const MM = 25.4;

const STEEL = { name: 'My steel', E: 200_000, nu: 0.3, rho: 7850 };
const BAR = { className: 'circle', label: 'Bar 24', Dy: 24 };
const row = (json_data: object, more: object = {}) => ({
  group: 'Own',
  subgroup: 'Bridge',
  json_data,
  ...more,
});

interface Row {
  id: number;
  user_id: number | null;
  group: string;
  subgroup: string;
  json_data: Record<string, unknown>;
  json_data_us: Record<string, unknown> | null;
  version: number;
}

/**
 * Marks a test whose answer does not depend on the kind of database: an ordinary run tries it on PostgreSQL if the
 * machine has one, the nightly run on both.
 */
const testOnce = test.skipIf(isTriedElsewhere);

describe.skipIf(isHalfMissing)('shared and own libraries', () => {
  const stage = setStage({}, (set) => subscribe(set.server, set.account, 1, 3));

  const cookiesOf = ({ browser }: Account) =>
    [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const read = (url: string, as?: Account, headers: Record<string, string> = {}) =>
    stage.server.app.inject({ url, headers: { ...headers, ...(as && { cookie: cookiesOf(as) }) } });
  /** A busy machine may refuse a read; a repeated call is answered. */
  const rowsOf = async (partition: string, as?: Account, locale = 'en-US'): Promise<Row[]> => {
    for (;;) {
      const reply = await read(`/data/storage/${locale}/${partition}`, as);
      if (reply.statusCode !== 503) return reply.json<{ rows: Row[] }>().rows;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const add = (partition: string, body: object, { as = stage.account, key = '' } = {}) =>
    as.browser.post(`/data/storage/add/${partition}/`, {
      body,
      ...(key !== '' && { headers: { 'idempotency-key': key } }),
    });
  const save = (partition: string, data: unknown, as = stage.account) =>
    as.browser.post(`/data/storage/en-US/${partition}`, { body: { data } });
  const remove = (partition: string, id: number, as = stage.account) =>
    as.browser.post(`/data/storage/delete/${partition}/${id}`);
  const addBar = async (label = 'Bar 24') =>
    (await add('section', { row: row({ ...BAR, label }) })).json<{ id: number; row: Row }>();

  testOnce('the community has every material of the catalogue and the series everybody meets', async () => {
    const materials = await rowsOf('material');
    expect(materials).toHaveLength(124);
    const s355 = materials.find(({ json_data }) => json_data['name'] === 'S355');
    // EN 1993-1-1, 3.2.6
    expect(s355).toMatchObject({
      user_id: null,
      group: 'Steel',
      subgroup: 'Structural steel, EN',
      json_data: { E: 210_000, G: 81_000, rho: 7850 },
      version: 1,
    });
    const sections = await rowsOf('section');
    const labels = sections.map(({ json_data }) => json_data['label']);
    expect(new Set(labels).size).toBe(labels.length);
    const counts = (await read('/data/storage/groups')).json<{
      section: { subgroup: string; count: number }[];
    }>();
    // As many rows as the catalogue's tables have, so no label is lost to an equal one.
    const drawers = (await Promise.all(CATALOGUE_CLASSES.map((name) => loadSections(name)))).flat();
    for (const { subgroup, count } of counts.section)
      expect([subgroup, count]).toEqual([
        subgroup,
        drawers.find(({ drawer }) => drawer === subgroup)?.children.length,
      ]);
    expect(counts.section).toHaveLength(23);
    expect(counts.section.reduce((sum, { count }) => sum + count, 0)).toBe(sections.length);
    // EN 10365: IPE 300
    const ipe = sections.find(({ json_data }) => json_data['label'] === 'IPE 300');
    expect(ipe).toMatchObject({
      subgroup: 'EN 10365 / IPE',
      json_data: { className: 'hsection', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 },
      json_data_us: null,
    });
  });

  testOnce('sections whose tables are in inches have those inches', async () => {
    // AISC Shapes Database v16: d = 44.8 in, bf = 16.1 in, tw = 1.22 in, tf = 2.17 in
    const w = (await rowsOf('section')).find(({ json_data }) => json_data['label'] === 'W44X408');
    expect(w?.json_data_us).toMatchObject({ units: 1, h: 44.8, b: 16.1, tw: 1.22, tf: 2.17 });
    expectClose(Number(w?.json_data['h']), 44.8 * MM, 1e-9);
  });

  testOnce('groups are named in the language of the reader', async () => {
    const groups = async (locale: string) =>
      (await read('/data/storage/groups', undefined, { 'client-locale': locale })).json<{
        material: { group: string; subgroup: string; count: number }[];
      }>().material[0];
    expect(await groups('en-US')).toEqual({ group: 'Steel', subgroup: 'Structural steel, EN', count: 6 });
    expect(await groups('uk')).toEqual({ group: 'Сталь', subgroup: 'Будівельна сталь, EN', count: 6 });
    expect((await rowsOf('section', undefined, 'ru'))[0]).toMatchObject({ group: 'Двутавры' });
  });

  testOnce('what everybody sees may be kept by proxies, one’s own may not', async () => {
    const open = await read('/data/storage/en-US/material');
    expect(open.headers['cache-control']).toBe('public, max-age=300');
    expect(open.headers['vary']).toContain('cookie');
    const known = { 'if-none-match': String(open.headers['etag']) };
    expect((await read('/data/storage/en-US/material', undefined, known)).statusCode).toBe(304);
    const own = await read('/data/storage/en-US/material', stage.account);
    expect(own.headers['cache-control']).toBe('private, no-cache');
    await add('material', { row: row(STEEL) });
    expect((await read('/data/storage/en-US/material', stage.account, known)).statusCode).toBe(200);
    expect((await read('/data/storage/en-US/material', undefined, known)).statusCode).toBe(304);
  });

  test('users add, change and remove rows of their own, which no other user sees', async () => {
    const { id, row: added } = await addBar();
    expect(added).toEqual({
      id,
      user_id: stage.account.userId,
      group: 'Own',
      subgroup: 'Bridge',
      json_data: { ...BAR },
      json_data_us: null,
      version: 1,
    });
    expect((await rowsOf('section', stage.account))[0]).toEqual(added);
    const changed = await save('section', { ...added, json_data: { ...BAR, Dy: 25 } });
    expect(changed.json()).toMatchObject({ affected: 1, rows: [{ id, version: 2, json_data: { Dy: 25 } }] });
    const stale = await save('section', { ...added, json_data: { ...BAR, Dy: 26 } });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      errno: 40901,
      message: expect.stringMatching(/: \/data(\/0)?\/version is not the stored version, 2$/) as string,
    });

    const stranger = await stage.server.openAccount();
    await subscribe(stage.server, stranger, 1, 3);
    expect((await rowsOf('section', stranger)).some((one) => one.id === id)).toBe(false);
    expect((await save('section', { ...added, version: 2 }, stranger)).statusCode).toBe(404);
    expect((await remove('section', id, stranger)).statusCode).toBe(404);
    expect((await remove('material', id)).statusCode).toBe(404);
    expect((await remove('section', id)).json()).toEqual({ affected: 1 });
    expect((await remove('section', id)).statusCode).toBe(404);
  });

  test('simultaneous readers find their own rows, and none of each other’s', async () => {
    const other = await stage.server.openAccount();
    await subscribe(stage.server, other, 1, 3);
    await addBar('Mine');
    await add('section', { row: row({ ...BAR, label: 'Theirs' }) }, { as: other });
    const readers = [stage.account, other, undefined, stage.account, other, undefined];
    const ownOf = async (as?: Account) =>
      (await rowsOf('section', as))
        .filter(({ user_id }) => user_id !== null)
        .map(({ json_data }) => json_data['label']);
    const found = await Promise.all(readers.map(ownOf));
    expect(found).toEqual([['Mine'], ['Theirs'], [], ['Mine'], ['Theirs'], []]);
  });

  testOnce('a row whose number is not above zero is a new one', async () => {
    for (const [i, id] of [0, -1, -7].entries())
      expect((await save('section', row({ ...BAR, label: `New ${i}` }, { id }))).json()).toMatchObject({
        affected: 1,
      });
  });

  testOnce('up to five rows are saved at once, all or none', async () => {
    const bars = (count: number) =>
      Array.from({ length: count }, (_, i) => row({ ...BAR, label: `Bar ${i}` }));
    const many = await save('section', bars(6));
    expect(many.json()).toMatchObject({
      errno: 40002,
      details: [{ path: '/data', rule: 'maxItems', limit: 5 }],
    });
    const wrong = await save('section', [...bars(2), row({ ...BAR, label: 'Bad', Dy: 0 })]);
    expect(wrong.json()).toMatchObject({ errno: 40002 });
    const twice = await save('section', [...bars(2), row({ ...BAR, label: 'bar 1' })]);
    expect(twice.json()).toMatchObject({ errno: 40903 });
    expect((await rowsOf('section', stage.account)).filter(({ user_id }) => user_id !== null)).toEqual([]);
    const five = await save('section', bars(5));
    expect(five.json<{ rows: Row[] }>().rows.map(({ json_data }) => json_data['label'])).toEqual([
      'Bar 0',
      'Bar 1',
      'Bar 2',
      'Bar 3',
      'Bar 4',
    ]);
  });

  testOnce('a row is changed once by a call: with its number twice nothing is saved', async () => {
    const { id, row: added } = await addBar();
    const both = ['Bar one', 'Bar two'].map((label) => ({ ...row({ ...BAR, label }), id }));
    const refused = await save('section', both);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errno: 40002,
      details: [{ path: '/data/1/id', rule: 'twice' }],
      message: expect.stringMatching(/: \/data\/1\/id is in the request twice$/) as string,
    });
    const own = (await rowsOf('section', stage.account)).filter(({ user_id }) => user_id !== null);
    expect(own).toMatchObject([{ id, version: added.version, json_data: { label: 'Bar 24' } }]);
    // New rows have no id yet, even if several of them state 0.
    const more = await save(
      'section',
      both.map((one) => ({ ...one, id: 0 })),
    );
    expect(more.json()).toMatchObject({ affected: 2 });
  });

  testOnce('a Poisson’s ratio above a half is stored, for it is solved with', async () => {
    for (const nu of [0.5, 0.6, 7]) {
      const name = `Ratio ${nu * 10}`;
      const reply = await add('material', { row: row({ ...STEEL, name, nu }) });
      expect(reply.json()).toMatchObject({ affected: 1, row: { json_data: { nu } } });
    }
  });

  testOnce('nothing is stored that a load case could not use', async () => {
    const refused: readonly (readonly [string, object, string, string])[] = [
      ['material', { ...STEEL, E: -1 }, '/row/json_data/E', 'positive'],
      ['material', { ...STEEL, nu: 0 }, '/row/json_data/nu', 'positive'],
      ['material', { name: 'Nothing' }, '/row/json_data/E', 'positive'],
      ['material', { ...STEEL, name: ' Steel' }, '/row/json_data/name', 'name'],
      ['material', { ...STEEL, name: 'C20/25' }, '/row/json_data/name', 'name'],
      ['material', { ...STEEL, color: 'javascript:1' }, '/row/json_data/color', 'color'],
      ['material', { ...STEEL, name: 'x'.repeat(65) }, '/row/json_data/name', 'maxLength'],
      ['section', { ...BAR, className: 'star' }, '/row/json_data/className', 'enum'],
      ['section', { className: 'generic', label: 'G', A: 0, Iy: 1 }, '/row/json_data/A', 'positive'],
      ['section', { ...BAR, Dy: -3 }, '/row/json_data', 'area'],
    ];
    for (const [partition, item, path, rule] of refused) {
      const reply = await add(partition, { row: row(item) });
      expect(reply.statusCode, JSON.stringify(item)).toBe(400);
      expect(reply.json(), JSON.stringify(item)).toMatchObject({ errno: 40002, details: [{ path, rule }] });
    }
    const star = await add('section', { row: row({ ...BAR, className: 'star' }) });
    expect(star.json<{ message: string }>().message).toMatch(
      / is not one of hsection, lsection, .*, generic$/,
    );
    const untyped = await add('material', { row: row({ ...STEEL, E: '200000' }) });
    expect(untyped.json()).toMatchObject({ details: [{ path: '/row/json_data/E' }] });
    expect(untyped.json<{ message: string }>().message).toMatch(/: \/row\/json_data\/E does not match/);
    const us = await add('section', { row: row(BAR, { json_data_us: { ...BAR, Dy: 0 } }) });
    expect(us.json()).toMatchObject({ details: [{ path: '/row/json_data_us', rule: 'area' }] });
    const other = await add('section', { row: row(BAR, { json_data_us: { ...BAR, label: 'Other' } }) });
    expect(other.json()).toMatchObject({ details: [{ path: '/row/json_data_us', rule: 'sameName' }] });
    const nameless = await add('section', { row: { ...row(BAR), subgroup: '' } });
    expect(nameless.json<{ message: string }>().message).toContain('/row/subgroup');
    for (const group of [' ', '\ufeff\n'])
      expect((await add('section', { row: { ...row(BAR), group } })).json()).toMatchObject({
        details: [{ path: '/row/group', rule: 'minLength' }],
      });
    for (const body of [{}, { row: row(BAR), more: 1 }, { row: { ...row(BAR), group: '' } }, { row: [] }])
      expect((await add('section', body)).statusCode).toBe(400);
    expect((await add('steel', { row: row(BAR) })).statusCode).toBe(400);
  });

  testOnce('a name is one’s own row’s alone, and none of the community’s', async () => {
    await addBar();
    expect((await add('section', { row: row({ ...BAR, label: 'Двутавр Ё1' }) })).statusCode).toBe(200);
    for (const label of ['Bar 24', 'BAR 24', 'IPE 300', 'ДВУТАВР ё1']) {
      const reply = await add('section', { row: row({ ...BAR, label }) });
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ errno: 40903, message: 'This name already in use' });
    }
    // In the other partition, or for another user, the name is free.
    expect((await add('material', { row: row({ ...STEEL, name: 'Bar 24' }) })).statusCode).toBe(200);
    const stranger = await stage.server.openAccount();
    await subscribe(stage.server, stranger, 2, 3);
    expect((await add('section', { row: row(BAR) }, { as: stranger })).json()).toMatchObject({ affected: 1 });
  });

  testOnce('a row laid into a group by its translated name is in that group in every language', async () => {
    await add('section', { row: row(BAR, { group: 'Двутавры', subgroup: 'EN 10365 / IPE' }) });
    expect((await rowsOf('section', stage.account, 'uk'))[0]).toMatchObject({ group: 'Двотаври' });
  });

  testOnce('a plan without a library answers so, and a repeated call adds one row', async () => {
    const poor = await stage.server.openAccount();
    const refused = await add('section', { row: row(BAR) }, { as: poor });
    expect(refused.statusCode).toBe(200);
    const refusal = {
      affected: 0,
      errno: 74301,
      error: 'features',
      features: ['storage.user'],
      message: 'Not part of your plan: a personal library',
    };
    expect(refused.json()).toEqual({ ...refusal, requestId: refused.headers['x-request-id'] });
    expect((await save('section', row(BAR), poor)).json()).toMatchObject(refusal);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => whileBusy(() => add('section', { row: row(BAR) }, { key }))),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json()).toMatchObject({ affected: 1 });
  });

  testOnce('there is room for 200 rows', async () => {
    await stage.server.db('storage_rows').insert(
      Array.from({ length: 199 }, (_, i) => ({
        user_id: stage.account.userId,
        partition: 'section',
        group: 'Own',
        subgroup: 'Many',
        name: `Many ${i}`,
        json_data: JSON.stringify({ ...BAR, label: `Many ${i}` }),
        saved_at: new Date(stage.server.clock.now),
      })),
    );
    expect(await addBar('Last')).toMatchObject({ row: { json_data: { label: 'Last' } } });
    const full = await add('section', { row: row({ ...BAR, label: 'Too many' }) });
    expect(full.statusCode).toBe(409);
    expect(full.json()).toMatchObject({ errno: 40905, error: 'quota' });
    expect(await rowsOf('section', stage.account)).toHaveLength((await rowsOf('section')).length + 200);
  });

  testOnce('only root may change community rows; adding, saving and deleting need a login', async () => {
    const [ipe] = await rowsOf('section');
    if (ipe === undefined) throw new Error('no community rows');
    expect((await save('section', ipe)).json()).toMatchObject({ errno: 40302 });
    expect((await remove('section', ipe.id)).json()).toMatchObject({ errno: 40302 });
    // A caller who is not root adds only their own rows, whatever the body contains.
    const own = await add('section', { row: row(BAR, { user_id: null }) });
    expect(own.json()).toMatchObject({ row: { user_id: stage.account.userId } });

    const root = await stage.server.openAccount();
    await makeRoot(stage.server, root);
    const community = await add(
      'section',
      { row: row({ ...BAR, label: 'Of all' }, { user_id: null }) },
      { as: root },
    );
    expect(community.json()).toMatchObject({ row: { user_id: null } });
    const { id } = community.json<{ id: number }>();
    expect((await rowsOf('section')).some((one) => one.id === id)).toBe(true);
    expect((await remove('section', id, root)).json()).toEqual({ affected: 1 });

    const nobody = openBrowser(stage.server.app);
    for (const url of [
      '/data/storage/add/section',
      '/data/storage/en-US/section',
      '/data/storage/delete/section/1',
    ])
      expect((await nobody.post(url, { body: {} })).statusCode).toBe(401);
  });

  testOnce('whose account is frozen reads as anybody does', async () => {
    await addBar();
    await stage.server
      .db('users')
      .where({ id: stage.account.userId })
      .update({ frozen_at: new Date(stage.server.clock.now) });
    const rows = await rowsOf('section', stage.account);
    expect(rows.every(({ user_id }) => user_id === null)).toBe(true);
    expect((await add('section', { row: row(BAR) })).json()).toMatchObject({ errno: 6 });
  });

  test('rows that an operator changed, renamed or removed stay so after the next start', async () => {
    const { db } = stage.server;
    const named = (name: string) => db('storage_rows').where({ user_id: null, partition: 'section', name });
    await named('IPE 80').delete();
    await named('IPE 100').update({ name: 'IPE 100 old' });
    await named('IPE 120').update({ subgroup: 'Favourites' });
    const before = await db('storage_rows')
      .whereNull('user_id')
      .orderBy('id')
      .select('id', 'name', 'subgroup');
    await migrateDatabase(stage.server.target);
    const after = await db('storage_rows')
      .whereNull('user_id')
      .orderBy('id')
      .select('id', 'name', 'subgroup');
    expect(after).toEqual(before);
  });
});
