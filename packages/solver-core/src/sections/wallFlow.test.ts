import { describe, expect, test } from 'vitest';
import type { CrossSection } from '../model/common/document.ts';
import { type WallFlow, computeWallFlow, flowAt } from './wallFlow.ts';

const upright = { system: 0, alphaDeg: 0, isFlipped: false } as const;

function wallsOf(
  section: CrossSection,
  placing = upright as Parameters<typeof computeWallFlow>[1],
): readonly WallFlow[] {
  const flow = computeWallFlow(section, placing);
  if (flow.kind !== 'walls') throw new Error('no walls');
  return flow.walls;
}

/**
 * Returns the resultant of the flows of all walls: the horizontal force, the upward force, and its moment about the
 * centroid.
 */
function resultantOf(walls: readonly WallFlow[]): { y: number; z: number; moment: number } {
  const sum = { y: 0, z: 0, moment: 0 };
  for (const wall of walls) {
    const { from, to, length } = wall;
    const total = wall.c.reduce(
      (all, factor, power) => all + (factor * length ** (power + 1)) / (power + 1),
      0,
    );
    const [y, z] = [(to.y - from.y) / length, (to.z - from.z) / length];
    sum.y += total * y;
    sum.z += total * z;
    sum.moment += total * (from.y * z - from.z * y);
  }
  return sum;
}

const near = (value: number, expected: number): void => {
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1e-3, Math.abs(expected)));
};

// Distances between the centre lines of the walls: h = 190 and 200 mm, b = 100 and 95 mm.
const I: CrossSection = { className: 'hsection', label: '', h: 200, b: 100, tw: 6, tf: 10 };
const channel: CrossSection = { className: 'csection', label: '', h: 200, b: 100, tw: 10, tf: 10 };
const box: CrossSection = { className: 'rectangularpipe', label: '', h: 200, b: 100, tw: 5 };

describe('closed forms', () => {
  test('an I: linear in the flanges up to b t h/(4 I), a parabola in the web with 1/8 tw h² more in its middle', () => {
    const walls = wallsOf(I);
    const [h, b, t, tw] = [190, 100, 10, 6];
    const Iy = (tw * h ** 3) / 12 + 2 * b * t * (h / 2) ** 2;
    const flanges = walls.filter(({ from, to }) => from.z === to.z);
    expect(flanges).toHaveLength(4);
    for (const flange of flanges) {
      // From the web, where the flow of half a flange has accumulated, to zero at its tip.
      near(Math.abs(flowAt(flange, 0)), ((b / 2) * t * (h / 2)) / Iy);
      near(flowAt(flange, flange.length), 0);
      near(flange.c[2] ?? 0, 0);
    }
    const web = walls.find(({ from, to }) => from.z !== to.z)!;
    near(flowAt(web, 0), (b * t * (h / 2)) / Iy);
    near(flowAt(web, h / 2), (b * t * (h / 2) + (tw * h ** 2) / 8) / Iy);
    near(flowAt(web, h), flowAt(web, 0));
  });

  test('a channel: its shear centre is 3 b²/(6 b + h) outside the middle of its web', () => {
    const walls = wallsOf(channel);
    const [h, b] = [190, 95];
    const { y, z, moment } = resultantOf(walls);
    near(z, 1);
    expect(Math.abs(y)).toBeLessThan(1e-12);
    const web = walls.find(({ from, to }) => from.y === to.y)!;
    near(moment / z - web.from.y, (-3 * b ** 2) / (6 * b + h));
  });

  test('a box: nothing flows over the axis of symmetry, and the middles of its sides bear most', () => {
    const walls = wallsOf(box);
    const [h, b, t] = [195, 95, 5];
    const Iy = 2 * ((t * h ** 3) / 12 + b * t * (h / 2) ** 2);
    for (const lid of walls.filter(({ from, to }) => from.z === to.z)) {
      near(flowAt(lid, b / 2), 0);
      near(Math.abs(flowAt(lid, 0)), ((b / 2) * t * (h / 2)) / Iy);
    }
    for (const side of walls.filter(({ from, to }) => from.z !== to.z))
      near(Math.abs(flowAt(side, h / 2)), ((b / 2) * t * (h / 2) + (t * h ** 2) / 8) / Iy);
    near(resultantOf(walls).z, 1);
  });

  test('a strip: 1.5/h in its middle', () => {
    const [strip] = wallsOf({ className: 'rectangle', label: '', b: 10, h: 100 });
    near(flowAt(strip!, 50), 1.5 / 100);
    near(flowAt(strip!, 0), 0);
    near(flowAt(strip!, 100), 0);
  });

  test.each([0, 30, 60])(
    'a flat strip %i° off upright: 1.5/h of the force along it, nothing of that across',
    (offDeg) => {
      const walls = wallsOf(
        { className: 'rectangle', label: '', b: 100, h: 10 },
        { ...upright, alphaDeg: 90 - offDeg },
      );
      const angle = (offDeg * Math.PI) / 180;
      const [strip] = walls;
      near(Math.abs(flowAt(strip!, 50)), (1.5 / 100) * Math.cos(angle));
      near(flowAt(strip!, 0), 0);
      // The flow along the strip is Q cos, and cos of that acts upwards.
      near(resultantOf(walls).z, Math.cos(angle) ** 2);
      near(Math.abs(resultantOf(walls).y), Math.abs(Math.cos(angle) * Math.sin(angle)));
    },
  );

  test('a ring: 1/(π r), twice the mean over its area', () => {
    const flow = computeWallFlow({ className: 'roundpipe', label: '', Dy: 110, tw: 10 }, upright);
    expect(flow).toMatchObject({ kind: 'ring', ring: { radius: 50, thickness: 10 } });
    if (flow.kind === 'ring') near(flow.ring.greatest / 10, 2 / (2 * Math.PI * 50 * 10));
  });
});

describe('any shape in any rotation', () => {
  const shapes: CrossSection[] = [
    I,
    channel,
    box,
    { className: 'hsection', label: '', h: 200, b: 100, tw: 6, tf: 10, sf: 14 },
    { className: 'lsection', label: '', h: 120, b: 80, t: 8, tb: 10 },
    { className: 'tsection', label: '', h: 100, b: 100, tw: 8, tf: 10, sw: 2 },
    { className: 'zsection', label: '', h: 150, b: 60, tw: 6, tf: 8 },
  ];

  test.each(shapes.flatMap((shape) => [0, 30, 90].map((alphaDeg) => ({ shape, alphaDeg }))))(
    'the flow of $shape.className turned by $alphaDeg° is the force, and nothing sideways',
    ({ shape, alphaDeg }) => {
      for (const isFlipped of [false, true]) {
        const walls = wallsOf(shape, { system: 0, alphaDeg, isFlipped });
        const { y, z } = resultantOf(walls);
        near(z, 1);
        expect(Math.abs(y)).toBeLessThan(1e-9);
      }
    },
  );

  test('the shear flow into a joint equals the flow out of it, and is zero at a free end', () => {
    for (const shape of shapes) {
      const walls = wallsOf(shape);
      const sums = new Map<string, number>();
      const add = ({ y, z }: { y: number; z: number }, flow: number): void => {
        const key = `${y.toFixed(6)} ${z.toFixed(6)}`;
        sums.set(key, (sums.get(key) ?? 0) + flow);
      };
      for (const wall of walls) {
        add(wall.from, -flowAt(wall, 0));
        add(wall.to, flowAt(wall, wall.length));
      }
      for (const sum of sums.values()) expect(Math.abs(sum)).toBeLessThan(1e-12);
    }
  });

  test('lengths of US units are inches', () => {
    const [strip] = wallsOf({ className: 'rectangle', label: '', b: 1, h: 10 }, { ...upright, system: 1 });
    near(flowAt(strip!, 5), 1.5 / 10);
  });

  test('a full circle and a generic section have no walls', () => {
    const unwalled = { kind: 'none', why: 'unwalled' };
    expect(computeWallFlow({ className: 'circle', label: '', Dy: 50 }, upright)).toEqual(unwalled);
    expect(computeWallFlow({ className: 'generic', label: '', A: 10, Iy: 100 }, upright)).toEqual(unwalled);
  });

  test('nothing flows along a plate across the force, however it came to lie there', () => {
    const flat: CrossSection = { className: 'rectangle', label: '', b: 100, h: 10 };
    const tall: CrossSection = { className: 'rectangle', label: '', b: 10, h: 100 };
    const across = { kind: 'none', why: 'across' };
    for (const isFlipped of [false, true]) {
      expect(computeWallFlow(flat, { ...upright, isFlipped })).toEqual(across);
      expect(computeWallFlow(flat, { ...upright, isFlipped, alphaDeg: 180 })).toEqual(across);
      expect(computeWallFlow(tall, { ...upright, isFlipped, alphaDeg: 90 })).toEqual(across);
      // At a slightly different angle there is a small flow.
      const [almost] = wallsOf(flat, { ...upright, isFlipped, alphaDeg: 0.1 });
      near(Math.abs(flowAt(almost!, 50)), (1.5 / 100) * Math.sin((0.1 * Math.PI) / 180));
    }
  });
});
