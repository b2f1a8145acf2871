import type { Send, WireReply } from './sendCall.ts';

/** A browser with cookies that calls a server over the network. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  /** Sends a request and stores the cookies of its answer. */
  readonly send: (method: string, path: string, options?: SendOptions) => Promise<WireReply>;
  readonly post: (path: string, options?: SendOptions) => Promise<WireReply>;
}

export interface SendOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a browser that has no cookies yet. */
export function openVisitor(transmit: Send): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    cookies,
    send: async (method, path, { body, headers = {} } = {}) => {
      const reply = await transmit({
        method,
        path,
        headers: [
          ...sessionHeaders(visitor),
          ...(body === undefined ? [] : [['content-type', 'application/json'] as const]),
          ...Object.entries(headers),
        ],
        body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
      });
      keepCookies(visitor, reply);
      return reply;
    },
    post: (path, options) => visitor.send('POST', path, options),
  };
  return visitor;
}

/** Returns the headers by which a browser presents its session. */
export function sessionHeaders({ cookies }: Pick<Visitor, 'cookies'>): [string, string][] {
  if (cookies.size === 0) return [];
  const token = cookies.get('XSRF-TOKEN');
  return [
    ['cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')],
    ...(token === undefined ? [] : ([['x-xsrf-token', token]] as [string, string][])),
  ];
}

/** Stores the cookies of an answer. */
export function keepCookies(
  { cookies }: Pick<Visitor, 'cookies'>,
  { headers }: Pick<WireReply, 'headers'>,
): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0(?:;|$)|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
