import { CATALOGUE_CLASSES, loadSections, sectionHeaders } from '@eecs/solver-core/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { createLogger } from '../src/start/logger.ts';
import { createMigratedDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { buildTestApp, connectNowhere } from './support/testApp.ts';

interface Drawer {
  readonly index: number;
  readonly drawer: string;
  readonly children: readonly { readonly index: number; readonly data: string }[];
}

interface StoredDrawer {
  readonly id: number;
  readonly class: string;
  readonly position: number;
  readonly drawer: string;
}

describe.skipIf(isHalfMissing)('GET /data/sections/{class}', () => {
  let database: TestDatabase;
  let db: Knex;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    db = connectDatabase(database.target, createLogger('silent'));
    app = await buildTestApp({ db, env: { EMBED_ORIGINS: 'https://guest.example' } });
  });

  afterAll(async () => {
    await app.close();
    await db.destroy();
    await database.drop();
  });

  const ask = async <T>(url: string, headers: Record<string, string> = {}): Promise<T> => {
    const reply = await app.inject({ url, headers });
    expect(reply.statusCode).toBe(200);
    return reply.json<T>();
  };

  test.each(CATALOGUE_CLASSES)(
    '%s: what the catalogue ships, each row as long as the headers',
    async (name) => {
      const headers = await ask<string[]>(`/data/sections/${name}/headers`);
      expect(headers).toEqual(sectionHeaders(name));
      expect(headers[0]).toBe('label');
      for (const cell of headers.slice(1)) expect(cell).toMatch(/^[A-Za-z0-9]+\[[a-z0-9%]*\]$/);
      const drawers = await ask<Drawer[]>(`/data/sections/${name}`);
      expect(drawers).toEqual(await loadSections(name));
      for (const { children } of drawers) {
        for (const { data } of children) expect(data.split(';')).toHaveLength(headers.length);
      }
    },
  );

  test('a crowd that asks for the same table at once costs one question', async () => {
    const asked: string[] = [];
    const note = ({ sql }: { readonly sql: string }) => {
      if (sql.includes('section_drawers')) asked.push(sql);
    };
    db.on('query', note);
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject('/data/sections/h')));
    db.off('query', note);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.body).toContain('IPE 300');
    expect(asked).toHaveLength(1);
  });

  test('simultaneous requests for different tables get their own', async () => {
    const urls = ['h', 'l', 'round-pipe'].flatMap((name) => [
      `/data/sections/${name}`,
      `/data/sections/${name}/headers`,
    ]);
    const asked = urls.flatMap((url) =>
      ['en-US', 'ru'].map((locale) => ({ url, headers: { 'client-locale': locale } })),
    );
    const together = await Promise.all(asked.map(async (one) => (await app.inject(one)).body));
    const alone: string[] = [];
    for (const one of asked) alone.push((await app.inject(one)).body);
    expect(together).toEqual(alone);
    expect(new Set(alone.filter((_, i) => asked[i]?.url.includes('headers'))).size).toBe(3);
    expect(alone[asked.findIndex(({ url }) => url === '/data/sections/l')]).not.toBe(
      alone[asked.findLastIndex(({ url }) => url === '/data/sections/l')],
    );
  });

  test('h: IPE 300 of EN 10365 with its dimensions and published values', async () => {
    const drawers = await ask<Drawer[]>('/data/sections/h');
    const ipe = drawers.find(({ drawer }) => drawer === 'EN 10365 / IPE');
    expect(ipe?.children.map(({ data }) => data)).toContain(
      'IPE 300;300;150;7.1;10.7;15;0;0;0;53.8;8360;604',
    );
  });

  test.each([
    ['i', 'h'],
    ['I', 'h'],
    ['H', 'h'],
    ['angle', 'l'],
    ['Angle', 'l'],
    ['Rectangular-PIPE', 'rectangular-pipe'],
  ])('%s means %s', async (alias, name) => {
    expect(await ask(`/data/sections/${alias}`)).toEqual(await ask(`/data/sections/${name}`));
    expect(await ask(`/data/sections/${alias}/headers`)).toEqual(sectionHeaders(name as 'h'));
  });

  test.each([
    ['a shape of the document', 'generic'],
    ['a class name of the document', 'hsection'],
    ['a name every object has', 'constructor'],
    ['its prototype', '__proto__'],
    ['a letter that is i in lower case in one language', 'İ'],
    ['a statement', 'h;drop table section_rows'],
    ['a quote and a comment', "'--"],
    ['a per cent sign', '%'],
    ['a zero character', '\0'],
    ['a long name', 'x'.repeat(4000)],
  ])('%s is no class: an empty list without an error', async (_, name) => {
    const path = `/data/sections/${encodeURIComponent(name)}`;
    expect(await ask(path)).toEqual({ failed: true });
    expect(await ask(`${path}/headers`)).toEqual({ failed: true });
  });

  test('names of drawers come in the language of Client-Locale, rows are the same in all', async () => {
    const english = await ask<Drawer[]>('/data/sections/l');
    const russian = await ask<Drawer[]>('/api/data/sections/l/', { 'client-locale': 'ru' });
    const ukrainian = await ask<Drawer[]>('/data/sections/l', { 'client-locale': 'uk' });
    const named = (drawers: readonly Drawer[], name: string) =>
      drawers.findIndex(({ drawer }) => drawer === name);
    const place = named(english, 'GOST 8509-93 / equal legs');
    expect(place).toBeGreaterThanOrEqual(0);
    expect(named(russian, 'ГОСТ 8509-93 / равнополочные')).toBe(place);
    expect(named(ukrainian, 'ГОСТ 8509-93 / рівнополичні')).toBe(place);
    expect(russian.map(({ children }) => children)).toEqual(english.map(({ children }) => children));
    expect(ukrainian).toEqual(await loadSections('l', 'uk'));
    expect(await ask('/data/sections/l', { 'client-locale': 'de' })).toEqual(english);
  });

  test('may be kept for five minutes, is not sent twice, and answers foreign pages without credentials', async () => {
    for (const url of ['/data/sections/round-pipe', '/data/sections/round-pipe/headers']) {
      const first = await app.inject({ url, headers: { origin: 'https://guest.example' } });
      const { etag = '' } = first.headers;
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': 'https://guest.example',
        'ratelimit-limit': '300',
      });
      expect(first.headers['access-control-allow-credentials']).toBeUndefined();
      expect(first.headers['vary']).toMatch(/client-locale/i);
      const second = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect([second.statusCode, second.body]).toEqual([304, '']);
    }
  });

  test('reports that the database is away', async () => {
    const away = connectNowhere();
    const alone = await buildTestApp({ db: away });
    for (const url of ['/data/sections/h', '/data/sections/h/headers']) {
      const reply = await alone.inject(url);
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toMatchObject({ errno: 50302, error: 'db' });
    }
    await alone.close();
    await away.destroy();
  });

  describe('in the hands of an operator', () => {
    afterEach(async () => {
      await db('section_classes').delete();
      await migrateDatabase(database.target);
    });

    const rowsOf = async (name: string, drawer: string) => {
      const drawers = await ask<Drawer[]>(`/data/sections/${name}`);
      return drawers.find((candidate) => candidate.drawer === drawer)?.children.map(({ data }) => data);
    };

    test('a changed row and one taken out stay so over a start; an own drawer is shown', async () => {
      const { id } = await db<StoredDrawer>('section_drawers')
        .where({ class: 'z', drawer: 'DIN 1027 / Z' })
        .first('id')
        .then((row) => row ?? { id: -1 });
      const shipped = await rowsOf('z', 'DIN 1027 / Z');
      const changed = shipped?.[1]?.replace(/;[^;]*$/, ';1') ?? '';
      await db('section_rows').where({ drawer_id: id, label: 'Z 30' }).delete();
      await db('section_rows').where({ drawer_id: id, label: 'Z 40' }).update({ data: changed });
      const [own] = await db<StoredDrawer>('section_drawers')
        .insert({ class: 'z', position: 1, drawer: 'Ours' })
        .returning('id');
      await db('section_rows').insert({ drawer_id: own?.id, position: 0, data: 'Z 1;1;1;1;1;0;0;0;0;1;1;1' });

      await migrateDatabase(database.target);

      expect(await rowsOf('z', 'DIN 1027 / Z')).toEqual([changed, ...(shipped ?? []).slice(2)]);
      expect(await rowsOf('z', 'Ours')).toEqual(['Z 1;1;1;1;1;0;0;0;0;1;1;1']);
    });

    test('a newer edition of a table brings the rows that are missing and touches no other', async () => {
      const shipped = await rowsOf('circle', 'Round bar');
      const inDrawer = db('section_drawers').where({ drawer: 'Round bar' }).select('id');
      await db('section_rows').whereIn('drawer_id', inDrawer).whereNot({ label: '20' }).delete();
      await db('section_rows').whereIn('drawer_id', inDrawer).update({ data: '20;20.5' });
      // As an older server with an older table, in which this row came first, would have left it.
      await db('section_rows').whereIn('drawer_id', inDrawer).update({ position: 0 });
      await db('section_drawers').where({ drawer: 'Round bar' }).update({ edition: 0 });

      await migrateDatabase(database.target);

      expect(await rowsOf('circle', 'Round bar')).toEqual(
        shipped?.map((data) => (data === '20;20' ? '20;20.5' : data)),
      );
      expect(await db('section_drawers').where({ drawer: 'Round bar' }).first('edition')).toEqual({
        edition: 1,
      });
    });

    test('the database itself refuses a label twice in a drawer and a drawer twice in a class', async () => {
      const drawer = await db<StoredDrawer>('section_drawers').where({ drawer: 'Round bar' }).first('id');
      const row = { drawer_id: drawer?.id, position: 99, data: '20;21' };
      await expect(db('section_rows').insert(row)).rejects.toMatchObject({ code: '23505' });
      const again = { class: 'circle', position: 9, drawer: 'Round bar' };
      await expect(db('section_drawers').insert(again)).rejects.toMatchObject({ code: '23505' });
      const lost = { class: 'nothing', position: 9, drawer: 'Lost' };
      await expect(db('section_drawers').insert(lost)).rejects.toMatchObject({ code: '23503' });
    });
  });
});
