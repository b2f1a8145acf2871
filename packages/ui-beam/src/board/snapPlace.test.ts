import type { BeamCase } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { type SnapRequest, snapPlace, snapRange } from './snapPlace.ts';

// Supports at 0, 6, 8 and 12 m; loads at 3, 4 and 5 m; a grid of 1 m with 10 minors.
const document = beamExamples.hingedSpans;
const at = (x: number, rest: Partial<SnapRequest> = {}) =>
  snapPlace({ x, document, factor: 70, mode: 'minor', ...rest });

describe('a place is drawn', () => {
  test('to another object within half a step of the grid and 8 px, and not beyond', () => {
    // A step of 0.1 m is 7 px.
    expect(at(6 + 3.4 / 70)).toEqual({ x: 6, to: 'object' });
    expect(at(6 + 3.6 / 70)).toEqual({ x: 6.1, to: 'grid' });
    expect(at(5 - 3.4 / 70)).toEqual({ x: 5, to: 'object' });
    expect(at(6 + 7.9 / 400, { factor: 400 }).to).toBe('object');
    expect(at(6 + 8.1 / 400, { factor: 400 }).to).toBe('grid');
  });

  test('to every step of the grid when pointed at, also beside thirds and objects', () => {
    for (const factor of [40, 70, 120, 300]) {
      for (let tenth = 0; tenth <= 120; tenth += 1) {
        expect(at(tenth / 10 + 0.4 / factor, { factor }).x).toBe(tenth / 10);
      }
    }
  });

  test('to the ends of the beam, also from beyond them', () => {
    expect(at(-3)).toEqual({ x: 0, to: 'object' });
    expect(at(40)).toEqual({ x: 12, to: 'object' });
  });

  test('to halves and thirds of a dimension within 5 px', () => {
    expect(at(10.02)).toEqual({ x: 10, to: 'fraction', part: '1/2' });
    expect(at(8 + 4 / 3 + 0.03)).toEqual({ x: 9.33333333333, to: 'fraction', part: '1/3' });
    expect(at(8 + 8 / 3 + 0.01)).toEqual({ x: 10.6666666667, to: 'fraction', part: '2/3' });
    expect(at(10 + 5.1 / 70).to).toBe('grid');
  });

  test('to an object rather than to a fraction nearer by', () => {
    // Half of the first dimension is 3 m, and a load is there.
    expect(at(3.01)).toEqual({ x: 3, to: 'object' });
  });

  test('to a guide rather than to a fraction, and to an object rather than to a guide', () => {
    // Half of the last dimension is 10 m; the guide is 0.02 m beside it, nearer to 10.03 than a step of 0.1 m.
    expect(at(10.03, { guides: [10.02] })).toEqual({ x: 10.02, to: 'guide' });
    expect(at(10.005, { guides: [10.02] })).toEqual({ x: 10, to: 'fraction', part: '1/2' });
    expect(at(6.02, { guides: [6.03] })).toEqual({ x: 6, to: 'object' });
    // Within half a step of the grid and 8 px, like objects.
    expect(at(9.7 - 3.4 / 70, { guides: [9.7] })).toEqual({ x: 9.7, to: 'guide' });
    expect(at(9.75 - 3.6 / 70, { guides: [9.75] })).toEqual({ x: 9.7, to: 'grid' });
  });

  test('to no guide beyond the end, and a guide not to itself', () => {
    expect(at(12, { guides: [12.01] })).toEqual({ x: 12, to: 'object' });
    expect(at(9.72, { guides: [9.73], moved: { kind: 'guide', index: 0 } })).toEqual({ x: 9.7, to: 'grid' });
    expect(at(9.72, { guides: [9.73, 9.72], moved: { kind: 'guide', index: 0 } })).toEqual({
      x: 9.72,
      to: 'guide',
    });
  });

  test('a drawn place snaps to the minor steps of the grid, in round numbers', () => {
    expect(at(0.31)).toEqual({ x: 0.3, to: 'grid' });
    expect(at(8.69)).toEqual({ x: 8.7, to: 'grid' });
  });

  test('to less far places where the grid is fine: between crowded objects there is still a step', () => {
    // Steps of 0.1 m would be below 2 px: 0.5 m is 4 px.
    expect(at(6 + 1.9 / 8, { factor: 8 })).toEqual({ x: 6, to: 'object' });
    expect(at(8 + 2.9 / 8, { factor: 8 })).toEqual({ x: 8.5, to: 'grid' });
  });

  test('to nothing of its own', () => {
    expect(at(8.03, { moved: { kind: 'support', index: 2 } }).to).toBe('fraction');
    expect(at(8.1, { moved: { kind: 'support', index: 2 } })).toEqual({ x: 8.1, to: 'grid' });
    // Without the support at 6 m the first dimension reaches to 8 m.
    expect(at(2.67, { moved: { kind: 'support', index: 1 } })).toMatchObject({ part: '1/3' });
    expect(at(5.02, { moved: { kind: 'load', index: 2 } }).to).toBe('grid');
  });

  test('with Shift a place snaps only to whole steps, with Alt to the resolution of a pixel', () => {
    expect(at(3.4, { mode: 'major' })).toEqual({ x: 3, to: 'grid' });
    expect(at(3.4567, { mode: 'free' })).toEqual({ x: 3.46, to: 'nothing' });
    expect(at(5.999, { mode: 'free' }).x).toBe(6);
  });

  test('to coarser round numbers where the grid is finer than a pixel', () => {
    const long: BeamCase = { ...document, L: 1200, supports: [], loads: [] };
    expect(snapPlace({ x: 333.33, document: long, factor: 0.7, mode: 'minor' }).x).toBe(335);
  });

  test('to a place of the beam from any place at all', () => {
    for (const mode of ['minor', 'major', 'free'] as const) {
      for (const x of [-1e9, -1e-9, 0.05, 11.999999, 1e9]) {
        const snap = at(x, { mode });
        expect(snap.x).toBeGreaterThanOrEqual(0);
        expect(snap.x).toBeLessThanOrEqual(12);
      }
    }
  });
});

describe('a range is drawn', () => {
  const range = (x: number, extent: number) =>
    snapRange({ x, document, factor: 70, mode: 'minor', moved: { kind: 'load', index: 3 } }, extent);

  test('by its end where that meets an object and its start does not', () => {
    expect(range(5.56, 2.4)).toMatchObject({ start: 5.6, to: 'object', x: 8 });
  });

  test('by its start where both meet one', () => {
    expect(range(5.96, 2.05)).toMatchObject({ start: 6, x: 6 });
  });

  test('never over an end', () => {
    expect(range(-2, 2.45).start).toBe(0);
    expect(range(30, 2.45).start).toBe(9.55);
  });
});

test('on a beam shorter than a step of its grid, and far magnified, the steps are fitted to the hand', () => {
  const short = {
    ...beamExamples.twoSpans,
    L: 0.001,
    grid: { step: 1, minors: 10, yStep: 5 },
    supports: [],
    loads: [],
  };
  // A tenth of a metre is 80 000 px; of 0.05, 0.02, 0.01 and so on the first below 240 px is 0.0002 m, 160 px.
  expect(snapPlace({ x: 0.00058, document: short, factor: 800_000, mode: 'minor' }).x).toBe(0.0006);
  const long = { ...short, L: 10 };
  // Two hundred times magnified a tenth is 1 600 px: 0.01 m is 160 px.
  expect(snapPlace({ x: 6.0132, document: long, factor: 16_000, mode: 'minor' }).x).toBe(6.01);
});
