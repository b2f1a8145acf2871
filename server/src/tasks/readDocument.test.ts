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

test('a name inside is refused by its place where it holds hidden signs or is too long', async () => {
  const documentHasher = { hash: () => Promise.resolve({ ok: true, hash: '' }) } as unknown as DocumentHasher;
  const options = { documentHasher, locale: 'en-US', bytes: 0 } as const;
  const data = {
    title: 'Bridge',
    description: 'one\r\n\ttwo\n',
    caseSets: [{ title: 'Dead' }, { title: 'Wi\u202end' }],
    materials: [{ name: 'x'.repeat(201) }],
  };
  const read = (hasLimits: boolean) => readDocument(data, { ...options, hasLimits });
  const signs = { path: '/data/caseSets/1/title', rule: 'signs' };
  await expect(read(true)).rejects.toMatchObject({
    key: 'schema',
    details: [{ path: '/data/materials/0/name', rule: 'maxLength', limit: 200 }],
  });
  await expect(read(false)).rejects.toMatchObject({ details: [signs] });
  const inOrder = { ...data, caseSets: [], materials: [] };
  expect(await readDocument(inOrder, { ...options, hasLimits: true })).toMatchObject({
    title: 'Bridge',
    document: { description: 'one\r\n\ttwo\n' },
  });
});
