import net from 'node:net';

export interface PipelineOptions {
  /** Address of the server. */
  readonly address: string;
  readonly connections: number;
  /** Requests of each connection, sent at once. */
  readonly requests: number;
  readonly forMs: number;
}

/**
 * Asks for a page thousands of times on a few connections without waiting for an answer, again on a new connection when
 * one is ended, for a time. Gives how many connections that took.
 */
export async function pipeline({ address, connections, requests, forMs }: PipelineOptions): Promise<number> {
  const { hostname, port } = new URL(address);
  const text = `GET /login HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`.repeat(requests);
  const end = performance.now() + forMs;
  let opened = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve) => {
      opened += 1;
      const socket = net.connect(Number(port), hostname, () => socket.write(text));
      const timer = setTimeout(() => socket.destroy(), Math.max(1, end - performance.now()));
      socket.resume();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  const askOn = async () => {
    while (performance.now() < end) await ask();
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  return opened;
}
