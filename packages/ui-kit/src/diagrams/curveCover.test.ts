import { expect, test } from 'vitest';
import { jumpMoment, uniformMoment } from '../../test/exampleDiagrams.ts';
import { createScale } from '../viewport/createScale.ts';
import { createCurveCover } from './curveCover.ts';

const box = (x: number, y: number) => ({ x0: x, y0: y, x1: x + 20, y1: y + 10 });

test('a box lies on the curve where the parabola passes through it, and not above or below it', () => {
  // M = 12 x - 2 x² kN·m over 6 m, 18 kN·m in the middle; scale 100 px per metre and 5 px per kN·m, from y = 0
  // downwards.
  const isCovered = createCurveCover(uniformMoment, {
    x: createScale({ domain: [0, 6], range: [0, 600] }),
    y: createScale({ domain: [0, 18_000], range: [0, 90] }),
  });
  expect(isCovered(box(290, 84))).toBe(true);
  expect(isCovered(box(290, 92))).toBe(false);
  expect(isCovered(box(290, 70))).toBe(false);
  // At 1 m, 10 kN·m.
  expect(isCovered(box(90, 45))).toBe(true);
  expect(isCovered(box(90, 65))).toBe(false);
  // The visible part begins further on.
  expect(isCovered(box(-40, 0))).toBe(false);
});

test('the vertical line of a jump is part of the curve', () => {
  // From 4 to -4 kN·m at 2 of 4 m.
  const isCovered = createCurveCover(jumpMoment, {
    x: createScale({ domain: [0, 4], range: [0, 400] }),
    y: createScale({ domain: [-4000, 4000], range: [0, 80] }),
  });
  expect(isCovered(box(190, 35))).toBe(true);
  expect(isCovered(box(150, 35))).toBe(false);
});
