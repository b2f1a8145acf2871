import { describe, expect, it } from 'vitest';
import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { createRandom } from '@eecs/testing/random';
import type { Random } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { crossGuides } from './crossGuides.ts';
import { guideSize } from './guide.ts';
import type { GuideShape, Oval, Point } from './guide.ts';
import { nearestOnGuide } from './nearestOnGuide.ts';
import { drawCases, leastSeen } from '../../../verification/drawCases.ts';

const line = (x0: number, y0: number, alpha: number): GuideShape => ({ className: 'line', x0, y0, alpha });
const circle = (x0: number, y0: number, a: number): Oval => ({ className: 'circle', x0, y0, a });
const ellipse = (x0: number, y0: number, a: number, b: number, alpha = 0): Oval => ({
  className: 'ellipse',
  ...{ x0, y0, a, b, alpha },
});

/** Returns the common points in the order of x, then y; values of x that differ by rounding count as equal. */
function shared(one: GuideShape, other: GuideShape) {
  const common = crossGuides(one, other);
  if (common.kind === 'coincident') throw new Error('the guides are the same');
  return [...common.points].sort((a, b) => (Math.abs(a.x - b.x) > 1e-9 ? a.x - b.x : a.y - b.y));
}

function expectPoints(one: GuideShape, other: GuideShape, wanted: readonly (readonly [number, number])[]) {
  for (const found of [shared(one, other), shared(other, one)]) {
    expect(found).toHaveLength(wanted.length);
    found.forEach(({ x, y }, i) => {
      expectClose(x, wanted[i]![0], 1e-12, 10);
      expectClose(y, wanted[i]![1], 1e-12, 10);
    });
  }
}

describe('guides with closed forms', () => {
  it('lines meet in a point', () => {
    expectPoints(line(0, 0, 45), line(4, 0, 135), [[2, 2]]);
    expectPoints(line(3, 7, 0), line(-2, 1, 90), [[-2, 7]]);
  });

  it('a line meets a circle in a 3-4-5 triangle', () => {
    expectPoints(line(-7, 3, 0), circle(0, 0, 5), [
      [-4, 3],
      [4, 3],
    ]);
  });

  it('a circle or an ellipse without extent meets nothing', () => {
    const others = [line(0, 0, 30), circle(0, 0, 5), ellipse(3, 0, 5, 2), circle(3, 0, 0)];
    const points = [circle(3, 0, 0), ellipse(3, 0, 2, 0), ellipse(3, 0, 0, 2)];
    for (const point of points)
      for (const other of others) {
        expect(shared(point, other)).toEqual([]);
        expect(shared(other, point)).toEqual([]);
      }
  });

  it('a line meets an ellipse turned upright', () => {
    // x²/4 + y²/25 = 1 at y = 3: x = ±8/5.
    expectPoints(line(0, 3, 180), ellipse(0, 0, 5, 2, 90), [
      [-1.6, 3],
      [1.6, 3],
    ]);
  });

  it('circles meet at the height of their triangle', () => {
    expectPoints(circle(0, 0, 5), circle(6, 0, 5), [
      [3, -4],
      [3, 4],
    ]);
    expectPoints(circle(-5, 0, 13), circle(9, 0, 15), [
      [0, -12],
      [0, 12],
    ]);
  });

  it('crossed ellipses meet on the diagonals', () => {
    // x²/9 + y² = 1 and x² + y²/9 = 1: x² = y² = 9/10.
    const at = Math.sqrt(0.9);
    expectPoints(ellipse(0, 0, 3, 1), ellipse(0, 0, 3, 1, 90), [
      [-at, -at],
      [-at, at],
      [at, -at],
      [at, at],
    ]);
  });

  it('a circle meets an ellipse in four points', () => {
    // x² + y² = 4 and x²/9 + y² = 1: 8/9 x² = 3.
    const [x, y] = [Math.sqrt(27 / 8), Math.sqrt(5 / 8)];
    expectPoints(circle(0, 0, 2), ellipse(0, 0, 3, 1), [
      [-x, -y],
      [-x, y],
      [x, -y],
      [x, y],
    ]);
  });

  it('guides far apart or inside one another have no common point', () => {
    expectPoints(line(0, 0, 30), line(0, 1, 30), []);
    expectPoints(line(0, 6, 0), circle(0, 0, 5), []);
    expectPoints(circle(0, 0, 5), circle(11, 0, 5), []);
    expectPoints(circle(0, 0, 5), circle(1, 0, 3), []);
    expectPoints(circle(0, 0, 5), circle(0, 0, 3), []);
    expectPoints(ellipse(0, 0, 5, 3, 20), ellipse(0, 0, 4, 2, 20), []);
    expectPoints(ellipse(0, 0, 5, 3, 20), ellipse(20, 0, 4, 2, 70), []);
  });
});

describe('guides that touch', () => {
  it.each([
    ['a line and a circle', line(0, 5, 0), circle(0, 0, 5), [0, 5]],
    [
      'a slanting line and a circle',
      line(3, 4, Math.atan2(-3, 4) * (180 / Math.PI)),
      circle(0, 0, 5),
      [3, 4],
    ],
    ['a line and an ellipse', line(5, 0, 90), ellipse(0, 0, 5, 2), [5, 0]],
    ['circles from outside', circle(0, 0, 5), circle(8, 6, 5), [4, 3]],
    ['circles from inside', circle(0, 0, 5), circle(1.6, 1.2, 3), [4, 3]],
    ['ellipses end to end', ellipse(0, 0, 5, 2), ellipse(9, 0, 4, 1), [5, 0]],
    ['ellipses side by side, turned', ellipse(0, 0, 5, 2, 90), ellipse(5, 0, 3, 1), [2, 0]],
    ['a circle in an ellipse, once', circle(3, 0, 2), ellipse(0, 0, 5, 4), [5, 0]],
  ] as const)('%s: told once', (_, one, other, [x, y]) => {
    expectPoints(one, other, [[x, y]]);
    expect(shared(one, other)[0]?.isTangent).toBe(true);
    expect(shared(other, one)[0]?.isTangent).toBe(true);
  });

  it('an ellipse around a circle touches it twice', () => {
    expectPoints(circle(0, 0, 2), ellipse(0, 0, 5, 2, 90), [
      [-2, 0],
      [2, 0],
    ]);
    expect(shared(circle(0, 0, 2), ellipse(0, 0, 5, 2, 90)).map(({ isTangent }) => isTangent)).toEqual([
      true,
      true,
    ]);
  });

  it('touches at one point and crosses at two others', () => {
    // The circle through (5, 0) about (1, 0) meets the ellipse x²/25 + y²/9 = 1 at x = 5 and where 16 x² - 50 x - 150 =
    // 0.
    const found = shared(circle(1, 0, 4), ellipse(0, 0, 5, 3));
    expect(found.filter(({ isTangent }) => isTangent)).toHaveLength(1);
    const x = -15 / 8;
    const y = Math.sqrt(9 * (1 - (x * x) / 25));
    expectPoints(circle(1, 0, 4), ellipse(0, 0, 5, 3), [
      [x, -y],
      [x, y],
      [5, 0],
    ]);
  });

  it.each([
    [0.5, 1],
    [-0.5, 2],
    [4, 0],
    [-4, 2],
  ])('a line %d tolerances outside the tangent has %d points', (times, count) => {
    expect(shared(line(0, 5 * (1 + times * 1e-13), 0), circle(0, 0, 5))).toHaveLength(
      Math.abs(times) < 1 ? 1 : count,
    );
  });
});

describe('the same guide twice', () => {
  it.each([
    [line(0, 0, 30), line(Math.sqrt(3), 1, 210)],
    [circle(1, 2, 3), circle(1, 2, 3)],
    [circle(1, 2, 3), ellipse(1, 2, 3, 3, 17)],
    [ellipse(1, 2, 5, 3, 20), ellipse(1, 2, 5, 3, 200)],
    [ellipse(1, 2, 5, 3, 20), ellipse(1, 2, 3, 5, 110)],
  ])('%o and %o', (one, other) => {
    expect(crossGuides(one, other).kind).toBe('coincident');
    expect(crossGuides(other, one).kind).toBe('coincident');
  });
});

const STEPS = 2000;
/**
 * Cosines and sines around an oval, computed once: recomputing them for each oval took half of the time of the test.
 */
const AROUND = Array.from({ length: STEPS }, (_, k) => {
  const t = ((k + 0.123) * 360) / STEPS;
  return [cosDeg(t), sinDeg(t)] as const;
});

const SEED = Number(process.env['EECS_SEED'] ?? 20261122);

describe(`random guides, seed ${SEED}`, () => {
  it('every point lies on both, and there are as many as signs change', () => {
    let counted = 0;
    for (let index = 0; index < drawCases(3000); index++) {
      const random = createRandom(SEED + index);
      const [one, other] = [randomGuide(random), randomGuide(random)];
      const points = shared(one, other);
      const label = `guides ${index}: ${JSON.stringify([one, other])}`;
      for (const point of points) {
        const size = Math.max(guideSize(one), guideSize(other), Math.abs(point.x), Math.abs(point.y));
        for (const guide of [one, other]) {
          const near = nearestOnGuide(guide, point);
          const away = Math.hypot(near.x - point.x, near.y - point.y);
          expect(away <= 1e-12 * size, `${label}: ${away / size} off`).toBe(true);
        }
      }
      if (one.className === 'line' && other.className === 'line') continue;
      const changes = one.className === 'line' ? countChanges(other as Oval, one) : countChanges(one, other);
      if (changes === null) continue;
      counted++;
      expect(points.length, label).toBe(changes);
    }
    expect(counted).toBeGreaterThanOrEqual(leastSeen(drawCases(3000), 2 / 3));
  });
});

function randomGuide(random: Random): GuideShape {
  const place = () => (random.chance(0.2) ? random.integer(-3, 3) : 20 * random.next() - 10);
  const radius = () => (random.chance(0.2) ? random.integer(1, 5) : 10 ** (2 * random.next() - 1));
  const alpha = random.chance(0.3) ? 15 * random.integer(-24, 24) : 720 * random.next() - 360;
  const far = random.chance(0.1) ? 1e6 : 0;
  const [x0, y0] = [place() + far, place()];
  switch (random.pick(['line', 'circle', 'ellipse'] as const)) {
    case 'line':
      return { className: 'line', x0, y0, alpha };
    case 'circle':
      return { className: 'circle', x0, y0, a: radius() };
    case 'ellipse':
      return { className: 'ellipse', x0, y0, a: radius(), b: radius(), alpha };
  }
}

/** Counts the sign changes of another guide's equation around an oval; returns null if it nearly touches. */
function countChanges(oval: Oval, other: GuideShape): number | null {
  const equation = equationOf(other);
  const values = pointsOn(oval).map(equation);
  const isNearZero = (k: number) => {
    const [before, at, after] = [values.at(k - 1)!, values[k]!, values[(k + 1) % STEPS]!];
    const isExtreme = Math.abs(at) <= Math.abs(before) && Math.abs(at) <= Math.abs(after);
    return isExtreme && Math.sign(before) === Math.sign(after) && Math.abs(at) < 1e-4;
  };
  if (values.some((_, k) => isNearZero(k))) return null;
  return values.filter((value, k) => value > 0 !== values.at(k - 1)! > 0).length;
}

function pointsOn(oval: Oval): Point[] {
  const [rx, ry, alpha] = oval.className === 'circle' ? [oval.a, oval.a, 0] : [oval.a, oval.b, oval.alpha];
  const [cos, sin] = [cosDeg(alpha), sinDeg(alpha)];
  return AROUND.map(([c, s]) => {
    const [u, v] = [rx * c, ry * s];
    return { x: oval.x0 + u * cos - v * sin, y: oval.y0 + u * sin + v * cos };
  });
}

/**
 * Returns a function that is zero on the guide: approximately the distance divided by the smaller semi-axis for ovals,
 * the distance for lines.
 */
function equationOf(guide: GuideShape): (point: Point) => number {
  const alpha = guide.className === 'circle' ? 0 : guide.alpha;
  const [cos, sin] = [cosDeg(alpha), sinDeg(alpha)];
  return ({ x, y }) => {
    const [dx, dy] = [x - guide.x0, y - guide.y0];
    const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
    if (guide.className === 'line') return v;
    return Math.hypot(u / guide.a, v / (guide.className === 'circle' ? guide.a : guide.b)) - 1;
  };
}
