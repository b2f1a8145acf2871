/** A browser with cookies that calls a server over the network. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  /** Sends a request; rejects where no answer came, as fetch does. */
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  post(path: string, options?: SendOptions): Promise<Answer>;
}

export interface SendOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** From sending to the last byte, ms. */
  readonly ms: number;
  readonly json: <T>() => T;
}

/** Nothing is waited for longer: what takes so long counts as never answered. */
export const PATIENCE_MS = 15_000;

/** Opens a browser that has no cookies yet. */
export function openVisitor(address: string): Visitor {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, { body, headers = {} }: SendOptions = {}) => {
    const xsrf = cookies.get('XSRF-TOKEN');
    const begin = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(`${address}${path}`, {
      method,
      signal,
      headers: {
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(xsrf !== undefined && { 'x-xsrf-token': xsrf, origin: address }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path} got no answer in ${Math.round(performance.now() - begin)} ms`, {
        cause,
      });
    });
    const text = await reply.text();
    const ms = performance.now() - begin;
    for (const line of reply.headers.getSetCookie()) keep(cookies, line);
    return { status: reply.status, headers: reply.headers, text, ms, json: <T>() => JSON.parse(text) as T };
  };
  return { cookies, send, post: (path, options) => send('POST', path, options) };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '' || /max-age=0(?:;|$)/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
