import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';

/** A browser with the cookies of the site, which it sends with each call. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /**
   * Sends a POST as a page of the site does: with the cookies, and with the token of the readable cookie in a header.
   */
  post(url: string, options?: PostOptions): Promise<Reply>;
}

export interface PostOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Reply = Awaited<ReturnType<FastifyInstance['inject']>>;

/** Opens a browser that has no cookies yet. */
export function openBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async post(url, { body, headers = {} } = {}) {
      const xsrf = cookies.get('XSRF-TOKEN') ?? cookies.get('__Host-XSRF-TOKEN');
      const reply = await app.inject({
        method: 'POST',
        url,
        headers: {
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(xsrf !== undefined && { 'x-xsrf-token': xsrf }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      for (const { name, value, maxAge, expires } of reply.cookies) {
        const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
        if (isGone) cookies.delete(name);
        else cookies.set(name, value);
      }
      return reply;
    },
  };
}

/** Any text in the form of a hashed password. */
export const WIRE = {
  right: `v1.${'r'.repeat(43)}`,
  wrong: `v1.${'w'.repeat(43)}`,
  next: `v1.${'n'.repeat(43)}`,
};

/** Returns the authorization header with an address and a password. */
export function credentials(email: string, password?: string): Record<string, string> {
  return { authorization: JSON.stringify(password === undefined ? { email } : { email, password }) };
}

/** Finds the link in the newest mail of a kind to an address in the outbox. */
export async function findMailedLink(db: Knex, recipient: string, kind: string): Promise<string> {
  const row = await db('outbox')
    .where({ recipient, kind })
    .orderBy('id', 'desc')
    .first<{ values: { link?: string } } | undefined>('values');
  if (row?.values.link === undefined) throw new Error(`no mail ${kind} to ${recipient}`);
  return row.values.link;
}

/** Registers an address and opens the account with its mailed link; the browser is then logged in. */
export async function createAccount(
  { app, db }: { readonly app: FastifyInstance; readonly db: Knex },
  email: string,
): Promise<Browser> {
  const browser = openBrowser(app);
  await browser.post('/auth/register', { headers: credentials(email, WIRE.right) });
  const link = await findMailedLink(db, email, 'activation');
  await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
  return browser;
}
