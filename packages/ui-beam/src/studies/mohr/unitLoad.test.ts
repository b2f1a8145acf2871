import { expect, test } from 'vitest';
import { type UnitLoad, fitUnit, moveUnit, nearestEnd, setPair, toMohrPoint } from './unitLoad.ts';

const single: UnitLoad = { kind: 'deflection', x: 3, opposite: null };

test('a pair is made by the mirror image, and beside the middle where both would be one place', () => {
  expect(setPair(single, true, 12)).toEqual({ ...single, opposite: 9 });
  expect(setPair({ ...single, x: 6 }, true, 12).opposite).toBe(9);
  expect(setPair({ ...single, opposite: 9 }, false, 12)).toEqual(single);
});

test('only a pair asks for the opposite place', () => {
  expect(toMohrPoint(single)).toEqual({ kind: 'deflection', x: 3 });
  expect(toMohrPoint({ ...single, opposite: 9 })).toEqual({ kind: 'deflection', x: 3, opposite: 9 });
});

test('neither leaves the beam, whoever moves it and however short the beam becomes', () => {
  expect(moveUnit(single, 'x', -1, 12).x).toBe(0);
  expect(moveUnit({ ...single, opposite: 9 }, 'opposite', 13, 12).opposite).toBe(12);
  expect(fitUnit({ ...single, x: 11, opposite: 9 }, 8)).toMatchObject({ x: 8, opposite: 8 });
});

test('a press takes the nearer one', () => {
  expect(nearestEnd({ ...single, opposite: 9 }, 7)).toBe('opposite');
  expect(nearestEnd(single, 11)).toBe('x');
});
