import { expect, test } from 'vitest';
import { createTrussExample } from '../starters/trussExamples.ts';
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
