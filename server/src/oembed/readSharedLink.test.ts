import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSharedLink } from './readSharedLink.ts';

const BASE = 'https://example.org';
const read = (place: string, written: string) =>
  readSharedLink(`${BASE}${place}#c=${deflateSync(written).toString('base64url')}`, BASE);
const BEAM = { schema: 1, title: 'Porch', L: 6, supports: [] };

/** Writes a beam document of the given size. */
function writeBeam(bytes: number): string {
  const short = JSON.stringify({ ...BEAM, description: '' });
  return short.replace('"description":""', `"description":"${'x'.repeat(bytes - short.length)}"`);
}

test('a document of 256 KiB has its title read, a byte more is shown without one', () => {
  const most = 256 * 1024;
  expect(read('/msb/', writeBeam(most))).toMatchObject({ kind: 'msb', title: 'Porch' });
  const larger = writeBeam(most + 1);
  const packed = deflateSync(larger).toString('base64url');
  expect(read('/msb/', larger)).toEqual({ kind: 'msb', packed, title: '' });
});

test('a link of more than 64 KiB is not unpacked', () => {
  const description = randomBytes(64 * 1024).toString('base64');
  expect(read('/msb/', JSON.stringify({ ...BEAM, description }))).toMatchObject({ title: '' });
});

test('unread documents are not refused: the editor checks them', () => {
  const garbage = 'x'.repeat(64 * 1024);
  expect(readSharedLink(`${BASE}/msb/#c=${garbage}`, BASE)).toBeNull();
  expect(readSharedLink(`${BASE}/msb/#c=${garbage}x`, BASE)).toMatchObject({ kind: 'msb', title: '' });
  expect(read('/msb/', 'x'.repeat(256 * 1024 + 1))).toMatchObject({ kind: 'msb', title: '' });
});

test('the title is read though the editor will find fault with the document', () => {
  expect(read('/msb/', JSON.stringify({ ...BEAM, supports: 'none' }))).toMatchObject({ title: 'Porch' });
});

test.each([
  ['of another editor', '/truss/', JSON.stringify(BEAM)],
  ['without a field that each has', '/msb/', JSON.stringify({ title: 'Porch' })],
  ['that is a list', '/msb/', '[1, 2]'],
  ['whose title is a number', '/msb/', JSON.stringify({ ...BEAM, title: 7 })],
  ['whose title is longer than any', '/msb/', JSON.stringify({ ...BEAM, title: 'x'.repeat(201) })],
])('a document %s is no link', (_, place, written) => {
  expect(read(place, written)).toBeNull();
});
