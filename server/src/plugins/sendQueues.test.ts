import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { nameOfSocket, readSendQueues } from './sendQueues.ts';

interface Handle {
  readonly fd: number;
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

test.runIf(process.platform === 'linux').each(['127.0.0.1', '::1'])(
  'what one side of %s has not taken is told of the other, and nothing once all is taken',
  async (host) => {
    const server = net.createServer().listen(0, host);
    await once(server, 'listening');
    const reader = net.connect((server.address() as AddressInfo).port, host);
    const [writer] = (await once(server, 'connection')) as [net.Socket];
    const { _handle: handle } = writer as unknown as { readonly _handle: Handle };
    const name = await nameOfSocket(handle.fd);
    const untaken = async () => (await readSendQueues()).get(name ?? '');
    expect(await untaken()).toBe(0);
    reader.pause();
    writer.write(Buffer.alloc(32 * 1024 * 1024));
    const given = () => handle.bytesWritten - handle.writeQueueSize;
    // The reader's operating system accepts as much as it has room for; the rest waits in the writer's.
    await expect.poll(async () => (await untaken()) ?? 0).toBeGreaterThan(0);
    expect(await untaken()).toBeLessThanOrEqual(given());
    const ended = once(reader, 'end');
    reader.resume();
    writer.end();
    await ended;
    await expect.poll(async () => (await untaken()) ?? 0).toBe(0);
    reader.destroy();
    server.close();
  },
);

test('an invalid descriptor has no name', async () => {
  expect(await nameOfSocket(1_000_000)).toBeNull();
});
