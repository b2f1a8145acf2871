import { expect, test } from 'vitest';
import type { DocumentHasher } from './documentHasher.ts';
import { readDocument } from './readDocument.ts';

test('a title that is too long ends before the sign that does not fit', async () => {
  const documentHasher = { hash: () => Promise.resolve({ ok: true, hash: '' }) } as unknown as DocumentHasher;
  const options = { hasLimits: false, documentHasher, locale: 'en-US', bytes: 0 } as const;
  const read = (title: string) => readDocument({ title }, options);
  expect((await read(`${'x'.repeat(999)}🌉`)).title).toBe('x'.repeat(999));
  expect((await read(`${'x'.repeat(998)}🌉`)).title).toBe(`${'x'.repeat(998)}🌉`);
});

test.each(['Bridge\u202e7', 'Bridge\u200b7', 'Bridge\ufeff', 'Bridge\n7'])(
  '%j is no title',
  async (title) => {
    const documentHasher = {
      hash: () => Promise.resolve({ ok: true, hash: '' }),
    } as unknown as DocumentHasher;
    const options = { hasLimits: false, documentHasher, locale: 'en-US', bytes: 0 } as const;
    const read = readDocument({ title: `A ${title} B` }, options);
    await expect(read).rejects.toMatchObject({
      key: 'schema',
      details: [{ path: '/data/title', rule: 'signs' }],
    });
  },
);
