import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The part of Stripe's HTTP interface that a checkout needs. */
export interface FakeStripe {
  readonly url: string;
  /** Requests received so far, with form fields and headers, in order. */
  readonly asked: readonly AskedCheckout[];
  /** Runs a task before the next answer. */
  before(work: () => Promise<unknown>): void;
  /** Turns errors in all further answers on or off. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
}

export interface AskedCheckout {
  readonly fields: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
  readonly authorization: string;
}

/** Starts it. As at Stripe, the same idempotency key returns the same session. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const asked: AskedCheckout[] = [];
  const sessions = new Map<string, object>();
  let isFailing = false;
  let before: () => Promise<unknown> = () => Promise.resolve();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const isKnown = request.method === 'POST' && request.url === '/v1/checkout/sessions';
      response.setHeader('content-type', 'application/json');
      if (!isKnown || isFailing) {
        response.statusCode = isKnown ? 500 : 404;
        response.end(JSON.stringify({ error: { type: 'api_error', message: 'fake' } }));
        return;
      }
      const idempotencyKey = String(request.headers['idempotency-key']);
      const fields = Object.fromEntries(new URLSearchParams(body));
      asked.push({ fields, idempotencyKey, authorization: String(request.headers['authorization']) });
      const id = `cs_test_${sessions.size + 1}`;
      const made = {
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/pay/${id}`,
        client_reference_id: fields['client_reference_id'],
      };
      const session = sessions.get(idempotencyKey) ?? made;
      sessions.set(idempotencyKey, session);
      const work = before;
      before = () => Promise.resolve();
      void work().then(() => response.end(JSON.stringify(session)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    before: (work) => (before = work),
    fail: (next) => (isFailing = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
