import type { FrameJointLoad, MemberDistributedLoad, MemberLoad } from '@eecs/solver-core/frame';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { describeLoad } from './describeLoad.ts';

const writer = { locale: 'en-US', format: createFormat({ locale: 'en-US', units: 0, digits: 3 }) } as const;
const wind: FrameJointLoad = { id: 1, className: 'ShearLoad', c: [15_000, 15_000, 0], alpha: 0, sets: 1 };
const snow: MemberDistributedLoad = {
  id: 1,
  className: 'DistributedLoad',
  y: [-20_000, -20_000, -20_000],
  alpha: 90,
  frame: 'global',
  sets: 1,
};

test.each<[string, FrameJointLoad | MemberLoad, number?]>([
  ['15 kN to the right', wind],
  ['2 kN·m clockwise', { ...wind, className: 'BendingMoment', c: [-2000, 0, 0] }],
  ['20 kN/m downwards', snow],
  ['20 kN/m to the right', snow, 180],
  ['15 kg/m', { ...snow, className: 'DistributedMass', y: [15, 15, 15] }],
])('a load of a frame is told as "%s"', (told, load, line) => {
  expect(describeLoad(load, writer, 0, line).replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(told);
});
