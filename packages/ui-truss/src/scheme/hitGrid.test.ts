import { expect, test } from 'vitest';
import fc from 'fast-check';
import { createHitGrid, distanceToSegment } from './hitGrid.ts';

const SIZE = { width: 400, height: 300 };

const coordinate = fc.double({ min: -300, max: 700, noNaN: true });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 30 });
const pointer = fc.record({
  x: fc.double({ min: 0, max: SIZE.width, noNaN: true }),
  y: fc.double({ min: 0, max: SIZE.height, noNaN: true }),
});
const picture = points.chain((joints) =>
  fc.record({
    joints: fc.constant(joints),
    links: fc.array(fc.record({ i: fc.nat(joints.length - 1), j: fc.nat(joints.length - 1) }), {
      maxLength: 40,
    }),
  }),
);

test('the grid finds what a look at every joint and every rod would find', () => {
  fc.assert(
    fc.property(picture, pointer, fc.integer({ min: 1, max: 40 }), ({ joints, links }, at, reach) => {
      const grid = createHitGrid(joints, links, SIZE);
      const toJoint = joints.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
      const toLink = links.map(({ i, j }) => distanceToSegment(at, joints[i]!, joints[j]!));
      const [joint, link] = [grid.findJoint(at, reach), grid.findLink(at, reach)];
      const least = (distances: readonly number[]): number => Math.min(...distances, Infinity);
      expect(joint < 0 ? Infinity : toJoint[joint]).toBe(least(toJoint) <= reach ? least(toJoint) : Infinity);
      expect(link < 0 ? Infinity : toLink[link]).toBe(least(toLink) < reach ? least(toLink) : Infinity);
    }),
  );
});

test('the grid states whether such a rod is near as a look at every rod would', () => {
  fc.assert(
    fc.property(
      picture,
      pointer,
      fc.double({ min: 1, max: 40, noNaN: true }),
      ({ joints, links }, at, reach) => {
        const grid = createHitGrid(joints, links, SIZE);
        const isOdd = (index: number): boolean => index % 2 === 1;
        const near = links.some(
          ({ i, j }, index) => isOdd(index) && distanceToSegment(at, joints[i]!, joints[j]!) < reach,
        );
        expect(grid.hasLink(at, reach, isOdd)).toBe(near);
      },
    ),
  );
});

test('joints that are left out, and their rods, are not found', () => {
  const joints = [
    { x: 10, y: 10 },
    { x: 110, y: 10 },
    { x: 110, y: 110 },
  ];
  const links = [
    { i: 0, j: 1 },
    { i: 1, j: 2 },
  ];
  const grid = createHitGrid(joints, links, SIZE, new Set([0]));
  expect(grid.findJoint({ x: 12, y: 10 }, 8)).toBe(-1);
  expect(grid.findLink({ x: 60, y: 12 }, 8)).toBe(-1);
  expect(grid.findLink({ x: 112, y: 60 }, 8)).toBe(1);
});
