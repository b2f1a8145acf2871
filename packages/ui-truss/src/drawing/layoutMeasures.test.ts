import { expect, test } from 'vitest';
import { layoutMeasures } from './layoutMeasures.ts';

const joint = (x: number, y: number, z = 0) => ({ x, y, z, anchor: 0, loads: [] });
const write = (length: number): string => `${length}`;

/** A bay of 4 by 3 with a joint in the middle of its foot, 100 px to the metre. */
const joints = [joint(0, 0), joint(2, 0), joint(4, 0), joint(4, 3)];
const points = [
  { x: 10, y: 310 },
  { x: 210, y: 310 },
  { x: 410, y: 310 },
  { x: 410, y: 10 },
];
const size = { width: 480, height: 350, write };

test('the distinct x are measured below, the distinct y at the right, each gap with its length', () => {
  const { d, labels } = layoutMeasures(joints, points, size);
  expect(labels.map(({ text, isBeside }) => [text, isBeside])).toEqual([
    ['2', false],
    ['2', false],
    ['3', true],
  ]);
  // The middles of the gaps.
  expect(labels.map(({ x, y }) => [x, y])).toEqual([
    [110, 332],
    [310, 332],
    [450, 160],
  ]);
  // Three ticks and two lines along x, two ticks and a line along y.
  expect(d.match(/M/g)).toHaveLength(8);
});

test('where the numbers have no room the whole is measured alone', () => {
  const near = points.map(({ x, y }) => ({ x: x / 40, y }));
  const wide = (length: number): string => `${length}.000 m`;
  const { labels } = layoutMeasures(joints, near, { ...size, write: wide });
  expect(labels.map(({ text }) => text)).toEqual(['4.000 m', '3.000 m']);
});

test('a truss in space, and one drawn without its joints, are not measured', () => {
  expect(layoutMeasures([joint(0, 0), joint(1, 0, 1)], points.slice(0, 2), size).d).toBe('');
  expect(layoutMeasures(joints, [], size).labels).toEqual([]);
});
