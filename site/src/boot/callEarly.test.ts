import { createTaskList } from '@eecs/ui-account';
import { expect, test, vi } from 'vitest';
import { createAccountsClient } from '../ports/api/accountsClient.ts';
import { connectApi } from '../ports/api/callApi.ts';
import { fetchOnceAsked } from '../ports/api/earlyCalls.ts';
import { createTasksClient } from '../ports/api/tasksClient.ts';
import { callEarly } from './callEarly.ts';

const COOKIE = '__Host-XSRF-TOKEN=mac.random';
const ORIGIN = 'http://localhost';

/** Opens a page at a path, with a server that answers by the path of a call; returns what was sent. */
function open(pathname: string, answers: Readonly<Record<string, unknown>>, cookie = COOKIE): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (asked: string | Request, init?: RequestInit) => {
    const request = asked instanceof Request ? asked : new Request(new URL(asked, ORIGIN), init);
    const path = new URL(request.url).pathname;
    sent.push(`${path} ${await request.text()}`);
    return Response.json(answers[path] ?? []);
  });
  const page = { cookie, documentElement: { lang: 'uk' } } as Document;
  callEarly(page, { pathname } as Location);
  return sent;
}

/** A user, as in the contract. */
const ANN = {
  ...{ className: 'user', id: 7, firstName: 'Ann', lastName: '', email: 'ann@example.com' },
  ...{ password: null, token: null, createdAt: 0, emailVerifiedAt: 0, last_ip: null },
  ...{ logged: true, restored: true, rights: 0, hash: '', data: {}, options: {}, frozen: false },
  ...{ invoice: null, credit: 0 },
};

test('the early calls are the first calls of the page of saved tasks: neither goes out twice', async () => {
  const user = { _params: ANN, _subscriptions: [] };
  const restored = { status: true, code: 0, message: '', user, subscriptions: [] };
  const sent = open('/task-manager', { '/api/auth/restore': restored });
  await expect.poll(() => sent).toHaveLength(2);
  const call = connectApi({
    baseUrl: `${ORIGIN}/api`,
    getLocale: () => 'uk',
    readCookies: () => COOKIE,
    fetch: fetchOnceAsked,
  });
  await createAccountsClient(call).restore();
  await createTaskList(createTasksClient(call)).load(7);
  expect(sent).toEqual(['/api/auth/restore {}', '/api/case/list {"uid":7,"limit":100}']);
});

test.each([
  ['on another page', '/msb', COOKIE],
  ['without a session', '/task-manager', ''],
])('%s nothing is asked early', (_where, pathname, cookie) => {
  expect(open(pathname, {}, cookie)).toEqual([]);
});

test.each([null, 'busy', { user: null }, { user: { _params: { id: '7' } } }])(
  'an answer without a user asks for no tasks: %j',
  async (answer) => {
    const sent = open('/task-manager', { '/api/auth/restore': answer });
    await new Promise((resolve) => setTimeout(resolve));
    await fetchOnceAsked(
      new Request(`${ORIGIN}/api/auth/restore`, {
        method: 'POST',
        headers: { 'client-locale': 'uk' },
        body: '{}',
      }),
    );
    expect(sent).toEqual(['/api/auth/restore {}']);
  },
);
