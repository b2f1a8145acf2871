import { type BeamCase, convertCase, solveBeam } from '@eecs/solver-core';
import { createScale } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import { createBeam } from '../state/createBeam.ts';
import { compareGoverning, findRatio } from './compareGoverning.ts';
import { createVariant } from './createVariant.ts';

/** A beam on two supports, 8 m long, under a force in its middle. */
function load(force: number, system: 0 | 1 = 0) {
  const beam: BeamCase = {
    ...createBeam(0),
    L: 8,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 8 },
    ],
    loads: [{ id: 'a', className: 'ShearLoad', x: 4, c: [-force, 0, -force], alpha: 90, sets: 1 }],
  };
  const document = convertCase(beam, system);
  const answer = solveBeam(document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  return { document, answer };
}

const rowOf = (id: string) => {
  const row = RESULT_ROWS.find((one) => one.id === id);
  if (row === undefined) throw new Error(id);
  return row;
};

test('governing values stand side by side: PL/4, P/2', () => {
  const pairs = compareGoverning(load(12_000), load(10_000), 0);
  const at = (id: string, end: string) => pairs.find((pair) => pair.id === id && pair.end === end);
  expect(at('M', 'max')?.own?.value).toBeCloseTo(24_000, 6);
  expect(at('M', 'max')?.other?.value).toBeCloseTo(20_000, 6);
  expect(at('Q', 'min')?.own?.value).toBeCloseTo(-6000, 6);
  expect(at('M', 'min')).toBeUndefined();
  expect(at('N', 'max')).toBeUndefined();
  expect(findRatio(24_000, 20_000)).toBeCloseTo(0.2, 12);
  expect(findRatio(1, 0)).toBeNull();
});

test('a variant lies under a diagram on its scales, and in the units of the beam above it', () => {
  const own = load(12_000);
  const variant = createVariant('other', load(10_000, 1), {
    units: own.document.units,
    isReal: own.answer.isReal,
  });
  expect(variant.document.units.system).toBe(0);
  const under = variant.drawUnder(rowOf('M'), 0);
  expect(under?.high).toBeCloseTo(20_000, 4);
  const scales = {
    x: createScale({ domain: [0, 8], range: [0, 800] }),
    y: createScale({ domain: [0, 20_000], range: [0, 100] }),
  };
  const [node] = under?.draw(scales) ?? [];
  // From support to the middle: 4 m are 400 px, PL/4 are 100 px.
  expect(node?.attributes['d']).toMatch(/^M0 0L0 0C133\.33 33\.33 266\.67 66\.67 400 100/);
  expect(variant.drawUnder(rowOf('M'), 0)).toBe(under);
  expect(variant.drawUnder(rowOf('M'), 3)?.high).toBeCloseTo(20_000, 4);
  expect(
    createVariant('x', own, { units: own.document.units, isReal: !own.answer.isReal }).drawUnder(
      rowOf('deflection'),
      0,
    ),
  ).toBeUndefined();
});
