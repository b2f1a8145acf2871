import { afterEach, expect, test, vi } from 'vitest';
import { fetchOnceAsked, noteEarlyCall } from './earlyCalls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ADDRESS = 'http://localhost/api/case/list';
const ask = (body: object, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request(ADDRESS, {
    method: 'POST',
    headers: { 'client-locale': 'en-US', ...headers },
    body: JSON.stringify(body),
  });

function note(answer: Promise<Response>): void {
  noteEarlyCall({
    path: '/api/case/list',
    body: { uid: 7 },
    locale: 'en-US',
    answer,
    madeAt: performance.now(),
  });
}

test('the first who asks the same is given the answer of an early call, once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('late')));
  note(Promise.resolve(new Response('early')));
  expect(await (await fetchOnceAsked(ask({ uid: 7 }))).text()).toBe('early');
  expect(await (await fetchOnceAsked(ask({ uid: 7 }))).text()).toBe('late');
});

test.each([
  ['asks for something else', ask({ uid: 8 })],
  ['asks in another language', ask({ uid: 7 }, { 'client-locale': 'ru' })],
  ['brings credentials', ask({ uid: 7 }, { authorization: 'Link x' })],
])('a caller who %s does not get it', async (_who, request) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('late')));
  note(Promise.resolve(new Response('early')));
  expect(await (await fetchOnceAsked(request)).text()).toBe('late');
  // Nothing remains for the next test.
  await fetchOnceAsked(ask({ uid: 7 }));
});

test('a call that failed or was refused is made anew', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('late')));
  note(Promise.reject(new TypeError('no line')));
  expect(await (await fetchOnceAsked(ask({ uid: 7 }))).text()).toBe('late');
  note(Promise.resolve(new Response('busy', { status: 503 })));
  expect(await (await fetchOnceAsked(ask({ uid: 7 }))).text()).toBe('late');
});

test('a call that is given up does not wait for its early answer', async () => {
  vi.stubGlobal('fetch', ({ signal }: Request) => Promise.reject(signal.reason as Error));
  note(new Promise(() => undefined));
  const stop = new AbortController();
  const asked = fetchOnceAsked(new Request(ask({ uid: 7 }), { signal: stop.signal }));
  stop.abort(new Error('given up'));
  await expect(asked).rejects.toThrow('given up');
});
