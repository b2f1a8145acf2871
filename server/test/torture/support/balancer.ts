import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server behind the load balancer. */
export interface Backend {
  readonly address: string;
  readonly opsAddress: string;
}

/** A load balancer in front of several servers, which takes turns between those that are ready. */
export interface Balancer {
  readonly address: string;
  /** Returns the number of requests that were sent to another server after the first had failed. */
  readonly repeated: () => number;
  /** Returns the number of servers that currently get requests. */
  readonly inRotation: () => number;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 100;
const MOST_TRIES = 3;
/** How long a request waits while no server is ready, ms, as it would at a single server. */
const PATIENCE_MS = 3000;

interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Starts a balancer on a free port. It keeps connections open and queries each server's /readyz ten times a second. If
 * a connection breaks or 503 is answered, it sends the request to another server, unless that might execute it twice.
 */
export async function startBalancer(backends: readonly Backend[]): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 8 });
  const ready = new Set<Backend>();
  let turn = 0;
  let repeated = 0;

  const look = () =>
    Promise.all(
      backends.map(async (backend) => {
        const reply = await fetch(`${backend.opsAddress}/readyz`).catch(() => null);
        await reply?.arrayBuffer().catch(() => undefined);
        if (reply?.status === 200) ready.add(backend);
        else ready.delete(backend);
      }),
    );
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);

  const choose = async (tried: ReadonlySet<Backend>): Promise<Backend | undefined> => {
    for (const deadline = Date.now() + PATIENCE_MS; ;) {
      turn += 1;
      const order = backends.map((_, i) => backends[(turn + i) % backends.length]);
      const usable = order.filter((backend) => backend !== undefined && ready.has(backend));
      const found = usable.find((backend) => backend !== undefined && !tried.has(backend)) ?? usable[0];
      if (found !== undefined || Date.now() > deadline) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  const send = async (exchange: Exchange): Promise<Answer> => {
    const tried = new Set<Backend>();
    let answer: Answer = UNAVAILABLE;
    for (let n = 0; n < MOST_TRIES; n += 1) {
      const backend = await choose(tried);
      if (backend === undefined) return UNAVAILABLE;
      if (n > 0) repeated += 1;
      tried.add(backend);
      try {
        answer = await forward(agent, backend.address, exchange);
      } catch {
        // Refused, reset, or ended before the answer was complete; the next check takes the server out.
        answer = BAD_GATEWAY;
      }
      if (![502, 503].includes(answer.status) || !isRepeatable(exchange)) return answer;
    }
    return answer;
  };

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url = '/', headers } = request;
      void send({ method, url, headers, body: Buffer.concat(chunks) }).then(
        ({ status, headers: own, body }) => {
          response.writeHead(status, withoutHops(own)).end(body);
        },
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    repeated: () => repeated,
    inRotation: () => ready.size,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

const UNAVAILABLE: Answer = { status: 503, headers: {}, body: Buffer.from('{"error":"nobody is ready"}') };
const BAD_GATEWAY: Answer = { status: 502, headers: {}, body: Buffer.from('{"error":"the server is gone"}') };

/** Returns whether a call of the API changes nothing, or has a key that makes repeats harmless. */
function isRepeatable({ method, url, headers }: Exchange): boolean {
  return (
    method === 'GET' || /^\/(?:api\/)?case\/(?:msb|truss|list)$/.test(url) || 'idempotency-key' in headers
  );
}

function forward(agent: http.Agent, address: string, { method, url, headers, body }: Exchange) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(`${address}${url}`, { method, agent, headers: withoutHops(headers) });
    request.on('error', reject);
    request.on('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.end(body);
  });
}

/** Removes the headers that apply to a single connection. */
function withoutHops(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  );
}
