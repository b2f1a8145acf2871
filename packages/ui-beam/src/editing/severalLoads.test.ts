import { type Load, isDistributed } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { listCommonLoadFields } from './listLoadFields.ts';
import { putLoadsInSet } from './putLoadsInSet.ts';

const { hingedSpans } = beamExamples;

test('several loads show their common fields and mark differing values', () => {
  const [a] = hingedSpans.loads;
  if (a === undefined || isDistributed(a)) throw new Error('the example begins with a force');
  const b: Load = { ...a, x: 4, c: [-20000, 0, -20000] };
  const c: Load = { ...a, x: 5 };
  const [value, place, ...others] = listCommonLoadFields([a, b]);
  expect(value).toMatchObject({ key: 'value', value: -10000, isMixed: true });
  expect(place).toMatchObject({ key: 'place', value: 3, isMixed: true });
  expect(others).toEqual([]);
  expect(listCommonLoadFields([a, c])[0]).toMatchObject({ key: 'value', isMixed: false });
});

test('a force and a moment, or a force and a load along the beam, have no value in common', () => {
  const [force] = hingedSpans.loads;
  const along = hingedSpans.loads.find(({ className }) => className === 'DistributedLoad');
  if (force === undefined || along === undefined) throw new Error('the example has both');
  const moment = { ...force, className: 'BendingMoment' } as typeof force;
  expect(listCommonLoadFields([force, moment]).map(({ key }) => key)).toEqual(['place']);
  expect(listCommonLoadFields([force, along])).toEqual([]);
});

test('loads are put into a set together, those that are in it already with them', () => {
  const [first] = hingedSpans.caseSets;
  if (first === undefined) throw new Error('the example has a case set');
  const start = {
    ...hingedSpans,
    caseSets: [first, first],
    loads: hingedSpans.loads.map((load, at) => ({ ...load, sets: at === 1 ? 3 : 1 })),
  };
  const all = putLoadsInSet(start, [0, 1, 2], { set: 1, isIn: true }).document;
  expect(all.loads.map(({ sets }) => sets)).toEqual([3, 3, 3, 1, 1]);
  expect(
    putLoadsInSet(all, [0, 1, 2], { set: 1, isIn: false }).document.loads.map(({ sets }) => sets),
  ).toEqual([1, 1, 1, 1, 1]);
});
