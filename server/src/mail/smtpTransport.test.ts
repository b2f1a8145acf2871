import { SMTPServer } from 'smtp-server';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpTransport } from './smtpTransport.ts';

test('a mail that needs TLS is not given to a server that has none', async () => {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      count += 1;
      stream.resume().on('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mail = { id: 1, to: 'a@example.org', subject: 's', text: 't', html: 'h', link: null };
  const url = `smtp://127.0.0.1:${port}`;
  const send = async (needsTls: boolean) => {
    const site = 'https://example.org';
    const transport = createSmtpTransport({ url, from: 'b@example.org', site, needsTls });
    await transport.send(mail).finally(() => transport.close());
  };
  await expect(send(true)).rejects.toThrow(/STARTTLS|TLS/);
  expect(count).toBe(0);
  await send(false);
  expect(count).toBe(1);
  await new Promise((resolve) => server.close(() => resolve(null)));
});

test('a mail that needs TLS is not given to whoever shows a certificate that nobody vouches for', async () => {
  // Without a configured certificate, this server uses a self-signed one.
  const server = new SMTPServer({ authOptional: true });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const transport = createSmtpTransport({
    url: `smtp://127.0.0.1:${port}`,
    from: 'b@example.org',
    site: 'https://example.org',
    needsTls: true,
  });
  const mail = { id: 1, to: 'a@example.org', subject: 's', text: 't', html: 'h', link: null };
  await expect(transport.send(mail)).rejects.toThrow(/certificate|altnames/);
  transport.close();
  await new Promise((resolve) => server.close(() => resolve(null)));
});
