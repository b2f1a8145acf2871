import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../ports/api/apiFailure.ts';
import { fetchDocument, MissingDocumentError } from './fetchDocument.ts';

const html = { headers: { 'Content-Type': 'text/html' } };

test.each<[string, () => Response]>([
  ['a 404', () => new Response('', { status: 404 })],
  ['a page in its place', () => new Response('<!doctype html>', html)],
])('%s says that there is no such text', async (name, reply) => {
  vi.stubGlobal('fetch', () => Promise.resolve(reply()));
  await expect(fetchDocument('en-US', `guide/${name}.md`)).rejects.toBeInstanceOf(MissingDocumentError);
});

test.each([
  [500, { kind: 'broken', status: 500 }],
  [502, { kind: 'broken', status: 502 }],
  [503, { kind: 'broken', status: 503, retryAfter: 2 }],
  [429, { kind: 'refused', status: 429 }],
])('a server that answers %d failed, and can be asked again', async (status, failure) => {
  const path = `terms/${status}.md`;
  const headers = { ...html.headers, ...(status === 503 && { 'Retry-After': '2' }) };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>later</p>', { status, headers })));
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
