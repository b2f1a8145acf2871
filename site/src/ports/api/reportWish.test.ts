import { displayUnit } from '@eecs/solver-core';
import { USUAL_TRUSS_PARTS } from '@eecs/ui-truss/report';
import { expect, test } from 'vitest';
import { toTrussWish } from './reportWish.ts';

const OPTIONS = {
  parts: USUAL_TRUSS_PARTS,
  paper: 'Letter',
  author: 'A. Person',
  hasSigns: true,
  date: '28 November',
  logo: null,
  version: 'EECS 0',
} as const;

test('a report on a truss is wanted from where the truss is looked at, with its cut and its units', () => {
  const wish = toTrussWish(
    {
      ...OPTIONS,
      handSet: 1,
      orientation: { azimuth: 750, elevation: 24 },
      cut: { links: [3, 4], joint: 2 },
      unitOf: (quantity, system) => (quantity === 'force' ? 'N' : displayUnit(quantity, system)),
    },
    0,
  );
  expect(wish).toEqual({
    parts: USUAL_TRUSS_PARTS,
    paper: 'Letter',
    author: 'A. Person',
    date: '28 November',
    hasSigns: true,
    handSet: 1,
    orientation: { azimuth: 30, elevation: 24 },
    cut: { links: [3, 4], joint: 2 },
    units: { force: 'N' },
  });
});

test('options without a choice are left to the server', () => {
  expect(Object.keys(toTrussWish({ ...OPTIONS, cut: null }, 1)).sort()).toEqual([
    'author',
    'date',
    'hasSigns',
    'paper',
    'parts',
  ]);
});
