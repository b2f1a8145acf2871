import type { BeamCase } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { moveLoad } from './moveLoad.ts';
import { placeLoad } from './placeLoad.ts';
import { placeSupport } from './placeSupport.ts';
import { setDimension } from './setDimension.ts';
import { stepValue } from './stepValue.ts';

// A pin at 0, rollers at 6 and 12, a hinge at 8 m; loads at 3, 4 and 5, over 0 to 6 and over 0 to 12 m.
const { hingedSpans, twoSpans } = beamExamples;
const supportsOf = ({ supports }: BeamCase) => supports.map(({ x }) => x);
const placesOf = ({ loads }: BeamCase) => loads.map(({ x }) => x);
const codesOf = ({ notes }: { notes: readonly { code: string }[] }) => notes.map(({ code }) => code);

describe('placing', () => {
  test('a support is kept where it was put, in the order of the beam', () => {
    const { document } = placeSupport(hingedSpans, 'simple', 3.2);
    expect(document.supports.map(({ className, x }) => [className, x])).toEqual([
      ['fixed', 0],
      ['simple', 3.2],
      ['simple', 6],
      ['hinge', 8],
      ['simple', 12],
    ]);
  });

  test('a spring has a stiffness from the start', () => {
    const { document } = placeSupport(hingedSpans, 'spring', 3);
    expect(document.supports[1]).toEqual({ className: 'spring', x: 3, stiffness: { y: 1e6 } });
  });

  test('a place taken, a place beyond an end and a hinge at an end are refused', () => {
    for (const [kind, x, code] of [
      ['simple', 6, 'placeTaken'],
      ['simple', 12.5, 'placeOutside'],
      ['hinge', 12, 'endHingeRemoved'],
    ] as const) {
      const edit = placeSupport({ ...hingedSpans, supports: hingedSpans.supports.slice(0, 3) }, kind, x);
      expect(edit.document.supports).toHaveLength(3);
      expect(codesOf(edit)).toEqual([code]);
    }
  });

  test('a point load acts at the place, a distributed one over the range, drawn from either end', () => {
    const point = placeLoad(twoSpans, { kind: 'ShearLoad', x: [2.5, 2.5], id: 'aa11-bb22' });
    expect(point.document.loads.at(-1)).toMatchObject({ className: 'ShearLoad', x: 2.5, id: 'aa11-bb22' });
    const range = placeLoad(twoSpans, { kind: 'DistributedLoad', x: [7, 3], id: 'aa11-bb22' });
    expect(range.document.loads.at(-1)).toMatchObject({ x: [3, 7] });
    expect(codesOf(placeLoad(twoSpans, { kind: 'DistributedLoad', x: [3, 3], id: 'a' }))).toEqual([
      'rangeEmpty',
    ]);
    expect(codesOf(placeLoad(twoSpans, { kind: 'ShearLoad', x: [11, 11], id: 'a' }))).toEqual([
      'placeOutside',
    ]);
  });
});

describe('moving', () => {
  test('a range keeps its extent and its ordinates, and stays inside', () => {
    const moved = moveLoad(hingedSpans, 3, 2.5).document.loads[3];
    expect(moved).toMatchObject({ x: [2.5, 8.5], y: [-1000, -2500, -1000] });
    expect(moveLoad(hingedSpans, 3, 9).document.loads[3]?.x).toEqual([6, 12]);
    expect(moveLoad(hingedSpans, 3, -1).document.loads[3]?.x).toEqual([0, 6]);
  });

  test('a step of a value adds to it in the displayed unit, up is up, and leaves uneven ordinates alone', () => {
    expect(stepValue(hingedSpans, 0, 1).document.loads[0]).toMatchObject({ c: [-9000, 0, -9000] });
    expect(stepValue(hingedSpans, 0, -1).document.loads[0]).toMatchObject({ c: [-11000, 0, -11000] });
    expect(stepValue(hingedSpans, 0, 10).document.loads[0]).toMatchObject({ c: [0, 0, 0] });
    expect(stepValue(hingedSpans, 3, 1).document).toBe(hingedSpans);
    expect(stepValue(hingedSpans, 4, 10).document.loads[4]).toMatchObject({ y: [52.2, 52.2, 52.2] });
  });
});

describe('a dimension', () => {
  test('a growing dimension moves everything to its right, including the end of the beam', () => {
    const { document, notes } = setDimension(hingedSpans, 1, { length: 3.5 });
    expect(document.L).toBe(13.5);
    expect(supportsOf(document)).toEqual([0, 6, 9.5, 13.5]);
    expect(placesOf(document)).toEqual([3, 4, 5, [0, 6], [0, 13.5]]);
    expect(document.beamSections.map(({ x }) => x)).toEqual([13.5]);
    expect(notes).toEqual([]);
  });

  test('a shrinking dimension moves the loads it cuts off to its new end, and counts them', () => {
    const { document, notes } = setDimension(hingedSpans, 0, { length: 4.5 });
    expect(supportsOf(document)).toEqual([0, 4.5, 6.5, 10.5]);
    expect(placesOf(document)).toEqual([3, 4, 4.5, [0, 4.5], [0, 10.5]]);
    expect(notes).toEqual([{ code: 'loadsMovedInside', count: 1 }]);
  });

  test('a shrinking dimension keeps the extent of a range in the part that is cut off', () => {
    const range = placeLoad(hingedSpans, { kind: 'DistributedLoad', x: [5, 5.5], id: 'a' }).document;
    expect(setDimension(range, 0, { length: 4 }).document.loads.at(-1)?.x).toEqual([3.5, 4]);
  });

  test('a dimension moved alone moves only what is at its right end', () => {
    const { document } = setDimension(hingedSpans, 0, { length: 5, isAlone: true });
    expect(supportsOf(document)).toEqual([0, 5, 8, 12]);
    expect(document.L).toBe(12);
    expect(codesOf(setDimension(hingedSpans, 0, { length: 8, isAlone: true }))).toEqual(['placeTaken']);
  });

  test('the overall dimension is the length of the beam', () => {
    expect(setDimension(hingedSpans, 3, { length: 15 }).document).toMatchObject({ L: 15 });
    expect(supportsOf(setDimension(hingedSpans, 3, { length: 15 }).document)).toEqual([0, 6, 8, 15]);
  });

  test('set to what it is changes nothing', () => {
    expect(setDimension(hingedSpans, 0, { length: 6 }).document).toBe(hingedSpans);
  });
});
