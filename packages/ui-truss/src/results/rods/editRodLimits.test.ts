import { parseTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { bracket } from '../../../test/bracket.ts';
import { setLengthFactor, setRodLimits } from './editRodLimits.ts';

test('a standard is named and taken away without a trace, beside other limits', () => {
  const named = setRodLimits(bracket, { standard: 'EN 1993-1-1' }).document;
  expect(named.limits).toEqual({ rods: { standard: 'EN 1993-1-1' } });
  expect(setRodLimits(named, null).document).toEqual(bracket);
  const limited = { ...bracket, limits: { stress: { factor: 1.5 } } };
  expect(setRodLimits(setRodLimits(limited, { standard: 'AISC 360-22' }).document, null).document).toEqual(
    limited,
  );
});

test('factors go to the given rods, are kept in the file, and are taken away one by one', () => {
  const both = new Set([0, 2]);
  const first = setLengthFactor(bracket, both, { axis: 'y', value: 0.9 }).document;
  const second = setLengthFactor(first, new Set([2]), { axis: 'z', value: 2 }).document;
  expect(second.links.map(({ K }) => K).slice(0, 3)).toEqual([{ y: 0.9 }, undefined, { y: 0.9, z: 2 }]);
  const read = parseTruss(JSON.parse(JSON.stringify(second)));
  expect(read.ok && read.document.links[2]?.K).toEqual({ y: 0.9, z: 2 });
  expect(setLengthFactor(second, both, { axis: 'y', value: 0.9 }).document).toBe(second);
  const without = setLengthFactor(setLengthFactor(second, both, { axis: 'y', value: null }).document, both, {
    axis: 'z',
    value: null,
  });
  expect(without.document).toEqual(bracket);
});
