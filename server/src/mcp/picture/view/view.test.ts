import { describe, expect, test } from 'vitest';
import { describeCall, findNearest, type Line, valuesAt } from './view.ts';

/** 6 m long on 300 px, with a shear force of 18 - 4·x that drops by 6 at 3 m. */
const GIRDER: Line = {
  name: '1',
  from: [100, 50],
  to: [400, 50],
  length: 6,
  pieces: [
    { x0: 0, x1: 3, c: [18, -4] },
    { x0: 3, x1: 6, c: [0, -4] },
  ],
  jumps: [{ x: 3, left: 6, right: 0 }],
};

/** 4 m long on 200 px, downwards from the left end of the girder. */
const COLUMN: Line = {
  ...{ name: '2', from: [100, 50], to: [100, 250], length: 4, jumps: [] },
  pieces: [{ x0: 0, x1: 4, c: [5] }],
};

describe('the place at which a reader points', () => {
  test('is on the nearest line, in meters from its beginning', () => {
    expect(findNearest([GIRDER, COLUMN], 200, 60)).toEqual([0, 2]);
    expect(findNearest([GIRDER, COLUMN], 80, 150)).toEqual([1, 2]);
  });

  test('is an end or a break if one is nearer than 4 px', () => {
    expect(findNearest([GIRDER], 253, 0)).toEqual([0, 3]);
    expect(findNearest([GIRDER], 255, 0)).toEqual([0, expect.closeTo(3.1, 12)]);
    expect(findNearest([GIRDER], 900, 50)).toEqual([0, 6]);
    expect(findNearest([GIRDER], 0, 50)).toEqual([0, 0]);
  });

  test('has the value of its polynomial, in which x begins at the break, and both values at a jump', () => {
    expect(valuesAt(GIRDER, 1)).toEqual([14, 14]);
    expect(valuesAt(GIRDER, 5)).toEqual([-8, -8]);
    expect(valuesAt(GIRDER, 3)).toEqual([6, 0]);
    expect(valuesAt(GIRDER, 6)).toEqual([-12, -12]);
  });
});

describe('the call that draws again', () => {
  test.each([
    [{ beam: { L: 6 } }, { kind: 'beam', document: { L: 6 } }],
    [
      { beam: { L: 6 }, count: 7 },
      { kind: 'beam', document: { L: 6 } },
    ],
    [
      { kind: 'truss', document: { joints: [] } },
      { kind: 'truss', document: { joints: [] } },
    ],
  ])('has the structure of %o', (given, drawn) => {
    expect(describeCall(given)).toEqual({ name: 'draw_picture', arguments: drawn });
  });

  test.each([{}, { kind: 'truss' }, { kind: 'truss', document: null }, { before: {}, after: {} }])(
    'is not made for %o',
    (given) => {
      expect(describeCall(given)).toBeNull();
    },
  );
});
