import { expect, test } from 'vitest';
import type { BeamCase, DistributedLoad } from '@eecs/solver-core';
import { beamExamples } from '../examples/beamExamples.ts';
import { changeArea, getArea } from './changeArea.ts';
import { changeDistributedLoad } from './changeLoad.ts';

const plain: DistributedLoad = {
  ...{ id: 1, className: 'DistributedLoad', x: [0, 4], y: [-6000, -6000, -6000], alpha: 90, sets: 0 },
};
const beam: BeamCase = { ...beamExamples.proppedCantilever, L: 4, loads: [plain] };

const loadOf = ({ loads: [load] }: BeamCase): DistributedLoad => load as DistributedLoad;

test('a load becomes one of a pressure on a width, and its ordinates are their product', () => {
  const made = changeArea(beam, 0, {}).document;
  expect(loadOf(made)).toMatchObject({ y: plain.y, source: { pressure: -6000, width: 1 } });
  const wide = changeArea(made, 0, { width: 2.5 }).document;
  expect(loadOf(wide).y).toEqual([-15_000, -15_000, -15_000]);
  const light = changeArea(wide, 0, { pressure: -2000 }).document;
  expect(loadOf(light)).toMatchObject({ y: [-5000, -5000, -5000], source: { pressure: -2000, width: 2.5 } });
  expect(getArea(loadOf(light))).toEqual({ pressure: -2000, width: 2.5 });
  const back = loadOf(changeArea(light, 0, null).document);
  expect(back.source).toBeUndefined();
  expect(back.y).toEqual([-5000, -5000, -5000]);
});

test('a width of nothing changes nothing, and other ordinates have no area any more', () => {
  const made = changeArea(beam, 0, { pressure: -2000, width: 3 }).document;
  expect(changeArea(made, 0, { width: 0 }).document).toBe(made);
  const typed = changeDistributedLoad(made, 0, { ordinate: { at: 'all', value: -7000 } }).document;
  expect(loadOf(typed).source).toBeUndefined();
  // Another range keeps the pressure and width.
  const shorter = changeDistributedLoad(made, 0, { end: 3 }).document;
  expect(loadOf(shorter).source).toEqual({ pressure: -2000, width: 3 });
  // A load changed by other means is no longer the product.
  expect(getArea({ ...loadOf(made), y: [-1, -1, -1] })).toBeNull();
});
