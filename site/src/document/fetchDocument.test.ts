import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../ports/api/apiFailure.ts';
import { fetchDocument, MissingDocumentError } from './fetchDocument.ts';

const html = { headers: { 'Content-Type': 'text/html' } };

test.each<[string, () => Response]>([
  ['a 404', () => new Response('', { status: 404 })],
  ['a page in its place', () => new Response('<!doctype html>', html)],
])('%s reports that there is no such text', async (name, reply) => {
  vi.stubGlobal('fetch', () => Promise.resolve(reply()));
  await expect(fetchDocument('en-US', `guide/${name}.md`)).rejects.toBeInstanceOf(MissingDocumentError);
});

test.each([
  [500, { kind: 'broken', status: 500 }],
  [502, { kind: 'broken', status: 502 }],
  [429, { kind: 'refused', status: 429 }],
])('a server that answers %d failed, and can be asked again', async (status, failure) => {
  const path = `terms/${status}.md`;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>later</p>', { status, ...html })));
  const asked = fetchDocument('en-US', path);
  await expect(asked).rejects.toBeInstanceOf(ApiFailure);
  await expect(asked).rejects.toMatchObject(failure);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Terms')));
  expect(await fetchDocument('en-US', path)).toBe('# Terms');
});

test('without a network the server is out of reach', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchDocument('en-US', 'terms/none.md')).rejects.toMatchObject({ kind: 'offline' });
});

test('a busy server is asked again when it says, twice at most', async () => {
  vi.useFakeTimers();
  try {
    const busy = () => new Response('<p>later</p>', { status: 503, headers: { 'Retry-After': '2' } });
    const fetch = vi.fn(() => Promise.resolve(busy()));
    vi.stubGlobal('fetch', fetch);
    const refused = fetchDocument('en-US', 'terms/busy.md').catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await refused).toMatchObject({ kind: 'broken', status: 503, retryAfter: 2 });
    expect(fetch).toHaveBeenCalledTimes(3);
    fetch.mockResolvedValueOnce(busy()).mockResolvedValueOnce(new Response('# Terms'));
    const asked = fetchDocument('en-US', 'terms/busy.md');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toBe('# Terms');
  } finally {
    vi.useRealTimers();
  }
});
