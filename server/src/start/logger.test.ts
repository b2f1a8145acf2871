import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';
import { createLogger } from './logger.ts';

test('no secret and no query reaches the log, wherever a client puts it', async () => {
  const canary = 'canary-7f3a';
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger('trace', sink);
  const app = await buildTestApp({ logger });
  const headers = { authorization: canary, cookie: `session=${canary}`, 'x-xsrf-token': canary };
  await app.inject({ url: `/data/release-notes/0?token=${canary}`, headers });
  await app.inject({ url: `/about?token=${canary}`, headers });
  for (const body of [{ data: { password: canary } }, { password: canary }, [canary]]) {
    await app.inject({ method: 'POST', url: '/case/msb', headers, payload: body });
  }
  await app.inject({
    method: 'POST',
    url: '/case/msb',
    payload: `{"${canary}`,
    headers: { 'content-type': 'application/json' },
  });
  logger.info(
    { authorization: canary, user: { password: canary }, req: { headers: { cookie: canary } } },
    'by hand',
  );
  await app.close();

  expect(lines.join('')).toContain('/data/release-notes/0');
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
});

test('an error keeps its place; quotations and personal parts of its path are removed', () => {
  const canary = 'canary-7f3a';
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const refused = (code: string, message: string) =>
    Object.assign(new Error(`insert into "users" values ($1) - ${message}`), { code, severity: 'ERROR' });
  try {
    JSON.parse(`{"a": ${canary}}`);
  } catch (err) {
    logger.info({ err }, 'one');
  }
  logger.info({ err: refused('22P02', `invalid input syntax for type integer: "${canary} - 1"`) }, 'two');
  logger.info({ err: new Error('outer', { cause: refused('22008', `out of range: "${canary}"`) }) }, 'three');
  logger.info({ err: refused('42P01', 'relation "users" does not exist') }, 'four');
  for (const url of [`/${canary}@example.com/x`, `/callback/${canary.padEnd(43, 'a')}`, `/about?${canary}`])
    logger.info({ req: { method: 'GET', url } }, 'five');
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
  const [one, two, , four, , , seven] = lines.map((line) => JSON.parse(line) as Logged);
  expect(one?.err?.stack?.[1]).toContain('logger.test.ts');
  expect(two?.err).toMatchObject({ code: '22P02', message: 'insert into "users" values ($1) - refused' });
  expect(four?.err?.message).toBe('insert into "users" values ($1) - relation "users" does not exist');
  expect(seven?.req?.path).toBe('/about');
});

interface Logged {
  readonly err?: { readonly message: string; readonly stack?: readonly string[] };
  readonly req?: { readonly path: string };
}
