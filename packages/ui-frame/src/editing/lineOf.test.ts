import { arrowOf } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { type DirectedLoad, lineOf, lineOnMember } from './lineOf.ts';

const joints = [
  { x: 0, y: 0 },
  { x: 0, y: 3 },
  { x: 4, y: 3 },
] as never;
const load = (frame?: DirectedLoad['frame'], className = 'ShearLoad'): DirectedLoad => ({
  className,
  alpha: 90,
  frame,
});

test('a load on a joint acts in global axes, a moment round the joint', () => {
  expect([lineOf(load()), lineOf(load(undefined, 'BendingMoment'))]).toEqual([90, 'r']);
});

test.each<[string, DirectedLoad, { readonly i: number; readonly j: number }, string]>([
  ['in the axes of a column', load('member'), { i: 0, j: 1 }, '→'],
  ['in those of the member, which are the usual ones, on a girder', load(), { i: 1, j: 2 }, '↓'],
  ['in global axes on a column', load('global'), { i: 0, j: 1 }, '↓'],
  ['in projected ones', load('projected'), { i: 0, j: 1 }, '↓'],
  ['that is a moment', load(undefined, 'BendingMoment'), { i: 0, j: 1 }, '↻'],
])('the arrow of a negative load %s', (_, one, ends, arrow) => {
  expect(arrowOf(lineOnMember(one, { joints }, ends), -1)).toBe(arrow);
});
