import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';

describe('input that never becomes a request', () => {
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    app = await buildTestApp();
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  async function send(bytes: string): Promise<{ head: string; body: unknown; ms: number }> {
    const begin = performance.now();
    const socket = net.connect(port, '127.0.0.1');
    socket.write(bytes);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    await once(socket, 'close');
    const [head = '', body = ''] = text.split('\r\n\r\n', 2);
    return { head, body: JSON.parse(body), ms: performance.now() - begin };
  }

  test('is not HTTP: 400', async () => {
    const { head, body } = await send('hello\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(body).toMatchObject({ errno: 40004, error: 'http' });
  });

  test('is answered with the headers of every answer', async () => {
    const requests = ['hello\r\n\r\n', 'POST /case/msb HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n'];
    for (const bytes of requests) {
      const { head, body } = await send(bytes);
      expect(head).toMatch(/^x-content-type-options: nosniff$/im);
      expect(head).toMatch(/^content-security-policy: default-src 'none'; .*frame-ancestors 'none'$/im);
      expect(head).toMatch(/^cache-control: no-store$/im);
      expect(head).toMatch(/^strict-transport-security: max-age=31536000; includeSubDomains$/im);
      const [, id] = /^x-request-id: (\S+)$/im.exec(head) ?? [];
      expect(body).toMatchObject({ requestId: id });
    }
  });

  test.each([
    ['no host', ''],
    ['two hosts', 'Host: x\r\nhost: y\r\n'],
  ])('names %s: 400', async (_, hosts) => {
    const { head, body } = await send(`GET /data/release-notes/0 HTTP/1.1\r\n${hosts}\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/^connection: close$/im);
    expect(body).toMatchObject({ errno: 40004, error: 'http', requestId: expect.any(String) as string });
  });

  test('names no host in HTTP/1.0, which has no such rule: answered', async () => {
    const { head } = await send('GET /case/nothing HTTP/1.0\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('expects what no server knows: 400', async () => {
    const { head, body } = await send('POST /case/msb HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(body).toMatchObject({ errno: 40004, error: 'http' });
  });

  test('has headers above 8 KiB: 431', async () => {
    const { head, body } = await send(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(body).toMatchObject({ errno: 43101 });
  });

  // These tests take seconds of real time, so they run concurrently.
  test.concurrent(
    'never ends its headers: 408 within seven seconds',
    async () => {
      const { head, body, ms } = await send('GET / HTTP/1.1\r\nHost: x\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 408 /);
      expect(body).toMatchObject({ errno: 40801 });
      expect(ms).toBeLessThan(7500);
    },
    15_000,
  );

  test.concurrent(
    'never ends its body: 408 within ten seconds',
    async () => {
      const { head, ms } = await send(
        'POST /case/msb HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
      expect(head).toMatch(/^HTTP\/1\.1 408 /);
      expect(ms).toBeLessThan(10_500);
    },
    15_000,
  );
});
