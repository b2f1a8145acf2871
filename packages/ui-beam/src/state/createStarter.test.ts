import { DEFAULTS, judgeBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { createStarter, MAX_STARTER_SPANS, STARTER_SUPPORTS } from './createStarter.ts';

test('spans are equal and the last support stands at the end', () => {
  expect(createStarter({ length: 10, spans: 3, supports: 'pinned' }).supports).toEqual([
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 3.333333 },
    { className: 'simple', x: 6.666667 },
    { className: 'simple', x: 10 },
  ]);
});

test('a beam to begin with has the title it is given', () => {
  expect(createStarter({ length: 5, spans: 1, supports: 'pinned', title: 'Балка' }).title).toBe('Балка');
});

test.each(STARTER_SUPPORTS)('%s can stand, for any number of spans', (supports) => {
  for (const spans of [1, 2, 7, MAX_STARTER_SPANS]) {
    const document = createStarter({ length: 12.5, spans, supports });
    expect(judgeBeam(document).mechanisms).toEqual([]);
    expect(document.beamSections.map(({ x }) => x)).toEqual([12.5]);
  }
});

test('a cantilever has one support, whatever the spans', () => {
  expect(createStarter({ length: 2, spans: 4, supports: 'cantilever' }).supports).toHaveLength(1);
});

test('a long beam has a grid no finer than allowed', () => {
  const { grid, L } = createStarter({ length: 180, spans: 2, supports: 'pinned' });
  expect(L / grid.step).toBeLessThanOrEqual(DEFAULTS.maxGridSteps);
});

test('in US units the length is in inches', () => {
  expect(createStarter({ length: 240, spans: 2, supports: 'pinned', system: 1 })).toMatchObject({
    L: 240,
    units: { system: 1 },
  });
});

test('spans of their own lengths have their supports between them', () => {
  const { supports, L } = createStarter({ length: 10.5, spans: [6, 4.5], supports: 'pinned' });
  expect(L).toBe(10.5);
  expect(supports.map(({ x }) => x)).toEqual([0, 6, 10.5]);
});

test('a beam goes on beyond its pins and rollers, and not beyond an end that is clamped or free', () => {
  const beam = createStarter({ length: 12, spans: [5, 7], supports: 'pinned', overhangs: [1.5, 2] });
  expect(beam.L).toBe(15.5);
  expect(beam.supports.map(({ x }) => x)).toEqual([1.5, 6.5, 13.5]);
  expect(judgeBeam(beam).mechanisms).toEqual([]);
  const propped = createStarter({ length: 6, spans: 1, supports: 'propped', overhangs: [1.5, 2] });
  expect([propped.L, ...propped.supports.map(({ x }) => x)]).toEqual([8, 0, 6]);
  expect(createStarter({ length: 6, spans: 1, supports: 'clamped', overhangs: [1, 1] }).L).toBe(6);
  expect(createStarter({ length: 6, spans: 1, supports: 'cantilever', overhangs: [1, 1] }).L).toBe(6);
});
