import net from 'node:net';

export interface PipelineOptions {
  /** Address of the server. */
  readonly address: string;
  readonly connections: number;
  /** Requests of each connection, sent at once. */
  readonly requests: number;
  readonly forMs: number;
  /** @default a page */
  readonly request?: PipelinedRequest;
  /** Local address of the connections. @default chosen by the system */
  readonly from?: string;
}

export interface PipelinedRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const PAGE: PipelinedRequest = { method: 'GET', path: '/login' };

/**
 * Sends one request thousands of times on a few connections without waiting for answers, for a duration; replaces ended
 * connections. Returns the number of connections used.
 */
export async function pipeline({
  address,
  connections,
  requests,
  forMs,
  request = PAGE,
  from,
}: PipelineOptions): Promise<number> {
  const { hostname, port } = new URL(address);
  const text = write(request, hostname).repeat(requests);
  const end = performance.now() + forMs;
  let opened = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve) => {
      opened += 1;
      const socket = net.connect(
        { port: Number(port), host: hostname, ...(from && { localAddress: from }) },
        () => socket.write(text),
      );
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

function write({ method, path, body }: PipelinedRequest, host: string): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const typed = `Content-Type: application/json\r\nContent-Length: ${payload.length}\r\n`;
  const accepted = 'Accept: application/json, text/event-stream\r\nAccept-Encoding: br\r\n';
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${accepted}${body === undefined ? '' : typed}\r\n${payload}`;
}
