import { expect, test } from 'vitest';
import { createAccountsClient } from './accountsClient.ts';
import { connectApi, type ConnectionOptions } from './callApi.ts';
import { writeCredentials } from './credentialsHeader.ts';
import { createTasksClient } from './tasksClient.ts';
import { toWirePassword } from './wirePassword.ts';

interface Asked {
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = readonly [status: number, body: unknown];

/** Accounts and tasks on one connection. */
function connect(options: ConnectionOptions) {
  const call = connectApi(options);
  return { ...createAccountsClient(call), tasks: createTasksClient(call) };
}

/**
 * Opens a client whose server answers by the path of a call, the n-th call with the n-th answer, and the last answer
 * from then on.
 */
function openClient(answers: Readonly<Record<string, readonly Answer[]>>, cookies = '', timeoutMs?: number) {
  const asked: Asked[] = [];
  const client = connect({
    baseUrl: 'http://localhost/api',
    getLocale: () => 'uk',
    readCookies: () => cookies,
    ...(timeoutMs !== undefined && { timeoutMs }),
    async fetch(request) {
      const path = new URL(request.url).pathname.replace('/api', '');
      const before = asked.filter((one) => one.path === path).length;
      asked.push({ path, headers: request.headers, body: await request.json() });
      const given = answers[path] ?? [];
      const answer = given[before] ?? given.at(-1);
      if (answer === undefined)
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        });
      return Response.json(answer[1], { status: answer[0] });
    },
  });
  return { client, asked };
}

/** A session as the contract describes it. */
const known = (status: boolean) => ({ status, code: 0, message: '', user: null, subscriptions: [] });
const EXPIRED: Answer = [401, { errno: 40102, error: 'expired', message: 'x', requestId: 'r' }];
const TOKEN = '__Host-XSRF-TOKEN=mac.random';

// Test vectors of the API's contract (docs/api.md shows how OpenSSL computes the first one).
test.each([
  ['user@example.com', 'correct horse battery staple', 'v1.v2nI5SoDYI7zz8rInLFzjhJV8yigEvUw7eQ6opn2P-A'],
  [' User@Example.COM ', 'correct horse battery staple', 'v1.v2nI5SoDYI7zz8rInLFzjhJV8yigEvUw7eQ6opn2P-A'],
  ['user@example.com', 'пароль-Ω-12', 'v1.b2MbCqhcph8EE1XNmOr8C7tCBwt8J-lCSwx2y4P8v3M'],
])('the password of %s is sent as its hash: %s', async (email, password, wire) => {
  expect(await toWirePassword(email, password)).toBe(wire);
});

test('credentials are written in ASCII, and read back as they were', () => {
  const given = { email: 'жук😀@example.com', password: 'v1.x' };
  const written = writeCredentials(given);
  expect(written).toMatch(/^[ -~]+$/);
  expect(JSON.parse(written)).toEqual(given);
  expect(new Headers({ authorization: written }).get('authorization')).toBe(written);
  expect(writeCredentials({ email: 'a@b.c' })).toBe('{"email":"a@b.c"}');
});

test('a login sends the hash in a header, the language, and no token if there is none', async () => {
  const { client, asked } = openClient({ '/auth': [[200, known(true)]] });
  await client.logIn('user@example.com', 'correct horse battery staple');
  const [{ headers } = { headers: new Headers() }] = asked;
  expect(headers.get('authorization')).toBe(
    '{"email":"user@example.com","password":"v1.v2nI5SoDYI7zz8rInLFzjhJV8yigEvUw7eQ6opn2P-A"}',
  );
  expect(headers.get('client-locale')).toBe('uk');
  expect(headers.get('x-xsrf-token')).toBeNull();
});

test.each([TOKEN, `other=1; XSRF-TOKEN=mac.random; more=2`])(
  'the token of the cookie %s is shown',
  async (cookies) => {
    const { client, asked } = openClient({ '/auth/options': [[200, true]] }, cookies);
    await client.saveOptions({ fixedDigits: 2 });
    expect(asked[0]?.headers.get('x-xsrf-token')).toBe('mac.random');
  },
);

test('a session that has run out is taken up once, for all calls that find it so, and they are made again with the same key', async () => {
  const saved = { affected: 1, received: 1, errno: 0, error: '', message: '', id: 7, version: 1, hash: '' };
  const { client, asked } = openClient(
    {
      '/case/commit': [EXPIRED, [200, saved]],
      '/case/list': [EXPIRED, [200, []]],
      '/auth/restore': [[200, known(true)]],
    },
    TOKEN,
  );
  const task = { data: { kind: 'msb' as const } };
  expect(await Promise.all([client.tasks.commit(task), client.tasks.list({ uid: 1 })])).toEqual([saved, []]);
  const of = (path: string) => asked.filter((one) => one.path === path);
  expect(of('/auth/restore')).toHaveLength(1);
  const keys = of('/case/commit').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test.each<[string, string, Answer, number]>([
  ['that cannot be taken up', TOKEN, [200, known(false)], 1],
  ['that is refused when it is taken up', TOKEN, EXPIRED, 1],
  ['of nobody', '', [200, known(true)], 0],
])(
  'a session %s ends the call with the refusal, after one attempt',
  async (_, cookies, restored, restores) => {
    const { client, asked } = openClient({ '/case/list': [EXPIRED], '/auth/restore': [restored] }, cookies);
    await expect(client.tasks.list({ uid: 1 })).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
      errno: 40102,
    });
    expect(asked.filter(({ path }) => path === '/auth/restore')).toHaveLength(restores);
    expect(asked.filter(({ path }) => path === '/case/list')).toHaveLength(1);
  },
);

test('a caller that has to wait is told so: whose session it is stays open', async () => {
  const tooMany: Answer = [429, { errno: 42901, error: 'tooMany', message: 'x', requestId: 'r' }];
  const { client, asked } = openClient({ '/case/list': [EXPIRED], '/auth/restore': [tooMany] }, TOKEN);
  await expect(client.tasks.list({ uid: 1 })).rejects.toMatchObject({ kind: 'refused', status: 429 });
  expect(asked.filter(({ path }) => path === '/auth/restore')).toHaveLength(1);
});

test('a call that asks for the password again is not repeated', async () => {
  const reauth: Answer = [401, { errno: 40103, error: 'reauth', message: 'x', requestId: 'r' }];
  const { client, asked } = openClient({ '/case/delete': [reauth] }, TOKEN);
  await expect(client.tasks.remove(1)).rejects.toMatchObject({ errno: 40103 });
  expect(asked).toHaveLength(1);
});

test('no answer in time, and none at all, have names', async () => {
  const { client } = openClient({}, '', 50);
  await expect(client.restore()).rejects.toMatchObject({ kind: 'timeout', status: 0 });
  const offline = connect({
    baseUrl: 'http://localhost/api',
    getLocale: () => 'uk',
    readCookies: () => TOKEN,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(offline.logOut()).rejects.toMatchObject({ kind: 'offline', status: 0, errno: null });
});
