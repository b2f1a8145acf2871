import { describe, expect, it } from 'vitest';
import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { nearestOnGuide } from './nearestOnGuide.ts';
import { drawCases } from '../../../verification/drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261122);

describe('the nearest point of a guide', () => {
  it.each([
    ['a line', { className: 'line', x0: 0, y0: 0, alpha: 45 }, [4, 0], [2, 2]],
    ['a circle, from outside', { className: 'circle', x0: 1, y0: 1, a: 5 }, [7, 9], [4, 5]],
    ['a circle, from its centre', { className: 'circle', x0: 1, y0: 1, a: 5 }, [1, 1], [6, 1]],
    [
      'an ellipse, beyond its long axis',
      { className: 'ellipse', x0: 0, y0: 0, a: 5, b: 3, alpha: 0 },
      [-9, 0],
      [-5, 0],
    ],
    [
      'an ellipse, beyond its short axis',
      { className: 'ellipse', x0: 0, y0: 0, a: 5, b: 3, alpha: 90 },
      [8, 0],
      [3, 0],
    ],
    // Between the centres of curvature, which reach to x = (a² - b²)/a = 3.2: at x = 1.6 the normal starts at 5 · 0.5.
    [
      'an ellipse, from its long axis',
      { className: 'ellipse', x0: 0, y0: 0, a: 5, b: 3, alpha: 0 },
      [1.6, 0],
      [2.5, 3 * Math.sqrt(0.75)],
    ],
    [
      'an ellipse, from its centre',
      { className: 'ellipse', x0: 0, y0: 0, a: 5, b: 3, alpha: 0 },
      [0, 0],
      [0, 3],
    ],
  ] as const)('%s', (_, guide, [px, py], [x, y]) => {
    const found = nearestOnGuide(guide, { x: px, y: py });
    expectClose(found.x, x, 1e-14, 5);
    expectClose(found.y, y, 1e-14, 5);
  });

  it(`is no farther than any other of 720 points of an ellipse, and on it; seed ${SEED}`, () => {
    for (let index = 0; index < drawCases(500); index++) {
      const random = createRandom(SEED + index);
      const [a, b] = [10 ** (3 * random.next() - 1.5), 10 ** (3 * random.next() - 1.5)];
      const guide = { className: 'ellipse', x0: 3, y0: -2, a, b, alpha: 360 * random.next() } as const;
      const point = { x: 3 + 2 * a * (random.next() - 0.5), y: -2 + 2 * b * (random.next() - 0.5) };
      const found = nearestOnGuide(guide, point);
      const away = Math.hypot(found.x - point.x, found.y - point.y);
      const [cos, sin] = [cosDeg(guide.alpha), sinDeg(guide.alpha)];
      const [u, v] = [(found.x - 3) * cos + (found.y + 2) * sin, (found.y + 2) * cos - (found.x - 3) * sin];
      expectClose(Math.hypot(u / a, v / b), 1, 1e-12 * Math.max(1, 3 / Math.min(a, b)));
      for (let t = 0; t < 360; t += 0.5) {
        const [eu, ev] = [a * cosDeg(t), b * sinDeg(t)];
        const other = { x: 3 + eu * cos - ev * sin, y: -2 + eu * sin + ev * cos };
        expect(away).toBeLessThanOrEqual(Math.hypot(other.x - point.x, other.y - point.y) + 1e-12);
      }
    }
  });
});
