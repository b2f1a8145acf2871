import { expect, test } from 'vitest';
import { readCase } from '../../test/triangle.ts';
import { fitCamera } from '../camera/camera.ts';
import { VIEWS } from '../camera/orientation.ts';
import { isTurnedOn, layoutTurning } from './layoutTurning.ts';

/** A chain of a number of rods, of which every fourth is vertical. */
function chain(rods: number) {
  const joints = Array.from({ length: rods + 1 }, (_, k) => ({
    x: k - Math.floor(k / 4),
    y: Math.floor(k / 4),
    z: k,
  }));
  return readCase({ joints, links: Array.from({ length: rods }, (_, k) => ({ i: k, j: k + 1 })) });
}

function drawn(rods: number) {
  const truss = chain(rods);
  const insets = { left: 20, right: 20, top: 20, bottom: 20 };
  const camera = fitCamera(truss.joints, VIEWS.front, { width: 800, height: 600, insets });
  const lines = layoutTurning(truss, camera).flatMap((node) => [...(node.lines ?? [])]);
  let upright = 0;
  for (let at = 0; at < lines.length; at += 4)
    if (Math.abs((lines[at] ?? 0) - (lines[at + 2] ?? 0)) < 1e-3) upright += 1;
  return { count: lines.length / 4, upright };
}

test('all rods of a truss that is not very large are drawn while it is turned', () => {
  expect(drawn(4000).count).toBe(4000);
});

test('a very large truss shows about five thousand objects, in proportion to each kind', () => {
  const { count, upright } = drawn(40_000);
  expect(Math.abs(count - 5000)).toBeLessThan(10);
  expect(Math.abs(upright - count / 4)).toBeLessThan(30);
});

test('a view by its key is no turn, and a turn goes over north', () => {
  expect(isTurnedOn(VIEWS.front, VIEWS.top)).toBe(false);
  expect(isTurnedOn(VIEWS.front, VIEWS.front)).toBe(false);
  expect(isTurnedOn({ azimuth: 359, elevation: 0 }, { azimuth: 3, elevation: 2 })).toBe(true);
});
