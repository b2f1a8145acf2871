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
