import { expect, test } from 'vitest';
import { distanceOf, isSamePlace, placeBetween, tidyPlace } from './place.ts';
import { createPlaceIndex } from './placeIndex.ts';

test('a place of the plane stays one, a place in space keeps its z', () => {
  expect(distanceOf({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  expect(distanceOf({ x: 0, y: 0, z: 0 }, { x: 1, y: 2, z: 2 })).toBe(3);
  expect(placeBetween({ x: 0, y: 0 }, { x: 1, y: 3 }, 0.1)).toEqual({ x: 0.1, y: 0.3 });
  expect(placeBetween({ x: 0, y: 0, z: 1 }, { x: 1, y: 3, z: 2 }, 0.5)).toEqual({ x: 0.5, y: 1.5, z: 1.5 });
});

test('rounding disappears: 0.1 + 0.2 is 0.3, and the sine of 180° is 0', () => {
  expect(tidyPlace({ x: 0.1 + 0.2, y: 1 })).toEqual({ x: 0.3, y: 1 });
  expect(tidyPlace({ x: -5, y: 5 * Math.sin(Math.PI), z: -0 })).toEqual({ x: -5, y: 0, z: 0 });
});

test('places are one within a part in 1e9 of their size, along every axis', () => {
  const there = { x: 1, y: 1, z: 1000 };
  const index = createPlaceIndex();
  index.add(there, 7);
  for (const axis of ['x', 'y', 'z'] as const) {
    const near = { ...there, [axis]: there[axis] + 0.9e-6 };
    const far = { ...there, [axis]: there[axis] + 1.1e-6 };
    expect([isSamePlace(there, near), isSamePlace(near, there), index.find(near)]).toEqual([true, true, 7]);
    expect([isSamePlace(there, far), isSamePlace(far, there), index.find(far)]).toEqual([false, false, -1]);
  }
});
