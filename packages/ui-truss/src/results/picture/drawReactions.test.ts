import { expect, test } from 'vitest';
import { type TrussSet, solveTruss } from '@eecs/solver-core/truss';
import { fitCamera } from '../../camera/camera.ts';
import { VIEWS } from '../../camera/orientation.ts';
import { triangle } from '../../../test/triangle.ts';
import { drawReactions } from './drawReactions.ts';
import { getForceFrame } from './forceFrame.ts';

const camera = fitCamera(triangle.joints, VIEWS.front, getForceFrame(346));
const answer = solveTruss(triangle);
const [solved] = answer.level === 'error' ? [] : answer.sets;
if (solved === undefined) throw new Error('the triangle is not solved');
const pushed: TrussSet = { ...solved, R: [{ joint: 0, x: 5000, y: 0, z: 0 }] };
const draw = (x: number) => {
  const [drawn] = drawReactions(pushed, [{ x, y: 100 }], { camera, force: String }, [{ joint: 0, turn: 0 }]);
  if (drawn === undefined) throw new Error('there is no arrow');
  return drawn;
};

test('an arrow ends at the rim of the drawing, 12 px from its joint', () => {
  expect([draw(100).from.x, draw(100).to.x]).toEqual([50, 88]);
  expect([draw(30).from.x, draw(30).to.x]).toEqual([3, 18]);
});

test('a value that has no room beyond its arrow may stand over or under it, within the drawing', () => {
  const { wish } = draw(54);
  const { x, y } = wish.places.at(-2) ?? { x: NaN, y: NaN };
  expect(y).toBe(93);
  // Four characters of 5000 and the rim.
  expect(x).toBeGreaterThan(12);
  expect(wish.places.at(-1)).toEqual({ x, y: 116 });
});
