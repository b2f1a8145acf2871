import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import { createLogger } from '../src/start/logger.ts';
import { createMigratedDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { buildTestApp } from './support/testApp.ts';

describe.skipIf(isHalfMissing)('GET /data/release-notes/{id}', () => {
  let database: TestDatabase;
  let db: Knex;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    db = connectDatabase(database.target, createLogger('silent'));
    await db('release_notes').insert({ id: 7, event_date: '2027-01-31', icon: 'wrench' });
    await db('release_note_texts').insert({ note_id: 7, locale: 'en-US', data: 'Later' });
    app = await buildTestApp({ db });
  });

  afterAll(async () => {
    await app.close();
    await db.destroy();
    await database.drop();
  });

  test('0 gives all of them, newest first', async () => {
    const reply = await app.inject('/data/release-notes/0');
    expect(reply.statusCode).toBe(200);
    const { rowsCount, rows } = reply.json<{ rowsCount: number; rows: Record<string, unknown>[] }>();
    expect(rowsCount).toBe(6);
    expect(rows[0]).toEqual({ id: 7, event_date: '2027-01-31', icon: 'wrench', data: 'Later' });
    expect(rows.slice(1)).toMatchObject([
      { id: 5, event_date: '2026-11-29' },
      { id: 4, event_date: '2026-11-28' },
      { id: 3, event_date: '2026-11-22' },
      { id: 2, event_date: '2026-11-21' },
      { id: 1, event_date: '2026-11-20' },
    ]);
  });

  test('a number gives that note, also under /api and with a slash at the end', async () => {
    for (const url of ['/data/release-notes/1', '/api/data/release-notes/1', '/api/data/release-notes/1/']) {
      const reply = await app.inject(url);
      expect(reply.json()).toMatchObject({ rowsCount: 1, rows: [{ id: 1 }] });
    }
  });

  test('an unknown number gives no rows', async () => {
    const reply = await app.inject('/data/release-notes/999999999');
    expect(reply.json()).toEqual({ rowsCount: 0, rows: [] });
  });

  test('the text is in the language of Client-Locale, and in en-US where it was not translated', async () => {
    const reply = await app.inject({ url: '/data/release-notes/0', headers: { 'client-locale': 'uk' } });
    const { rows } = reply.json<{ rows: { data: string }[] }>();
    expect(rows[0]?.data).toBe('Later');
    expect(rows[2]?.data).toContain('Редактор ферм');
    expect(rows[5]?.data).toContain('Перша версія');
  });

  test('a crowd that asks at once costs one question a language and a number, each answered in its own', async () => {
    let questions = 0;
    const note = ({ sql }: { readonly sql: string }) => {
      if (sql.includes('release_notes')) questions += 1;
    };
    const asked = ['en-US', 'ru', 'uk'].flatMap((locale) =>
      ['1', '2'].flatMap((id) => Array.from({ length: 3 }, () => ({ locale, id }))),
    );
    db.on('query', note);
    const replies = await Promise.all(
      asked.map(({ locale, id }) =>
        app.inject({ url: `/data/release-notes/${id}`, headers: { 'client-locale': locale } }),
      ),
    );
    db.off('query', note);
    expect(questions).toBe(6);
    const told = replies.map((reply) => reply.json<{ rows: { id: number; data: string }[] }>().rows[0]);
    expect(told.map((row) => String(row?.id))).toEqual(asked.map(({ id }) => id));
    expect(new Set(told.map((row) => row?.data)).size).toBe(6);
  });

  test('the answer may be kept for five minutes and is not sent twice', async () => {
    const first = await app.inject('/data/release-notes/1');
    const { etag = '' } = first.headers;
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const second = await app.inject({
      url: '/data/release-notes/1',
      headers: { 'if-none-match': String(etag) },
    });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    const changed = await app.inject({
      url: '/data/release-notes/1',
      headers: { 'if-none-match': String(etag), 'client-locale': 'ru' },
    });
    expect(changed.statusCode).toBe(200);
  });

  test.each(['-1', '1e3', 'abc', '1234567890', "1'--"])('%s is no number of a note', async (id) => {
    const reply = await app.inject(`/data/release-notes/${encodeURIComponent(id)}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ errno: 40002, details: [{ path: '/id', rule: 'pattern' }] });
  });
});
