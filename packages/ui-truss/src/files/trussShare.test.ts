import { expect, test } from 'vitest';
import { createTrussExample } from '../starters/trussExamples.ts';
import { readTrussBlob } from './readTrussBlob.ts';
import { MAX_TRUSS_FRAGMENT, readTrussShare, writeTrussShare } from './trussShare.ts';

test('a link holds a truss with what its sender saw, and without it where only that fits', async () => {
  const truss = createTrussExample('jib');
  const shown = { set: 1 } as const;
  const written = await writeTrussShare(truss, shown);
  expect(written.ok ? await readTrussShare(written.fragment) : null).toMatchObject({
    document: truss,
    shown,
  });
  const wide = { view: Array.from({ length: MAX_TRUSS_FRAGMENT }, () => 0) } as object;
  expect(await writeTrussShare(truss, wide)).toEqual(await writeTrussShare(truss));
});

test('a link brings in no hidden signs and no name that is too long', async () => {
  const truss = createTrussExample('jib');
  const send = async (title: string) => {
    const written = await writeTrussShare({
      ...truss,
      title,
      sections: [{ className: 'circle', Dy: 60, label: title }],
    });
    return written.ok ? readTrussShare(written.fragment) : null;
  };
  expect(await send('Ji\u202eb\u200b\n7')).toMatchObject({
    ok: true,
    document: { title: 'Jib 7', sections: [{ label: 'Jib 7' }] },
  });
  const long = await send('x'.repeat(201));
  expect(long).toMatchObject({ ok: false, problem: 'notTruss' });
  const told = long?.ok === false ? long.failures.map(({ code, path }) => `${code} ${path}`) : [];
  expect(told.sort()).toEqual(['schema.tooLong /sections/0/label', 'schema.tooLong /title']);
});

test('a drawing in a file with a long name gets a title that is cut', async () => {
  const drawing = '0\nSECTION\n2\nENTITIES\n0\nLINE\n8\nRib\n10\n0\n20\n0\n11\n3\n21\n0\n0\nENDSEC\n0\nEOF';
  const read = await readTrussBlob(new File([drawing], `${'x'.repeat(250)}.dxf`));
  expect(read).toMatchObject({ ok: true, document: { title: 'x'.repeat(200) } });
});
