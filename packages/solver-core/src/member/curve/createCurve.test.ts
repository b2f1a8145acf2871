import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { createCurve } from './createCurve.ts';
import { splitShape } from './splitShape.ts';

const close = (actual: number, expected: number): void => {
  expectClose(actual, expected, 1e-12);
};

describe('a semicircle', () => {
  const curve = createCurve(2, { kind: 'arc', rise: 1, shift: 0 });

  test('has the length π and its places at their angles', () => {
    close(curve.length, Math.PI);
    const { x, y, cos, sin } = curve.placeAt(Math.PI / 3);
    close(x, 0.5);
    close(y, Math.sqrt(3) / 2);
    close(cos, Math.sqrt(3) / 2);
    close(sin, 0.5);
  });

  test('is found from its chord and from a direction', () => {
    close(curve.alongAt(0.5), Math.PI / 3);
    close(curve.parallelTo(1, 0)!, Math.PI / 2);
    expect(createCurve(2, { kind: 'arc', rise: 0.2, shift: 0 }).parallelTo(0, 1)).toBeNull();
  });

  test('is divided into quarters', () => {
    const { x, y, first, second } = splitShape(2, { kind: 'arc', rise: -1, shift: 0 }, 1);
    close(x, 1);
    close(y, -1);
    close(first.rise, Math.SQRT1_2 - 1);
    close(second.rise, Math.SQRT1_2 - 1);
  });
});

describe('a parabola', () => {
  // y = 4·f·x·(l - x)/l², with l = 4 and f = 1: y′ = 1 - x/2 at the place x.
  const curve = createCurve(4, { kind: 'parabola', rise: 1, shift: 0 });

  test('has the length of the closed form', () => {
    close(curve.length, 2 * (Math.SQRT2 + Math.asinh(1)));
  });

  test('has its height and slope above a place of the chord', () => {
    const { x, y, cos, sin } = curve.placeAt(curve.alongAt(1));
    close(x, 1);
    close(y, 0.75);
    close(sin / cos, 1 / 2);
    close(curve.parallelTo(1, 0)!, curve.length / 2);
  });

  test('is divided at its crown into halves with inclined chords', () => {
    const { first, second } = splitShape(4, { kind: 'parabola', rise: 1, shift: 0 }, 2);
    // The middle of the half lies a quarter of the rise vertically above the middle of its chord of √5.
    close(first.rise, 0.25 * (2 / Math.sqrt(5)));
    close(first.shift, 0.25 * (1 / Math.sqrt(5)));
    close(second.rise, first.rise);
    close(second.shift, -first.shift);
    close(createCurve(Math.sqrt(5), first).length, curve.length / 2);
  });

  test('bends to the other side below its chord', () => {
    const below = createCurve(4, { kind: 'parabola', rise: -1, shift: 0 });
    close(below.placeAt(below.alongAt(1)).y, -0.75);
    close(below.length, curve.length);
  });
});
