import { expect, test } from 'vitest';
import { type BeamCase, convertCase, parseCase } from '@eecs/solver-core';
import { addBeam } from './addBeam.ts';

function read(document: object): BeamCase {
  const parsed = parseCase({ schema: 1, ...document });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function countIds(): () => string {
  let count = 0;
  return () => `n${(count += 1)}`;
}

const load = (x: number, value: number) => ({ id: 1, className: 'ShearLoad', x, c: [value], sets: 1 });

const short = read({
  L: 6,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  loads: [load(3, -10)],
});
const long = read({
  L: 10,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 10 },
  ],
  loads: [load(8, -5)],
});

test('a longer beam lengthens the one it is added to, and every support stays at its place', () => {
  const { document, notes } = addBeam(short, long, countIds());
  expect(document.L).toBe(10);
  expect(document.supports.map(({ x }) => x)).toEqual([0, 6, 10]);
  expect(document.loads).toMatchObject([
    { x: 3, c: [-10, 0, -10] },
    { x: 8, c: [-5, 0, -5] },
  ]);
  expect(new Set(document.loads.map(({ id }) => id)).size).toBe(2);
  expect(notes).toEqual([{ code: 'supportsLeftOut', count: 1 }]);
});

test('a shorter beam keeps its places too', () => {
  const { document } = addBeam(long, short, countIds());
  expect(document.L).toBe(10);
  expect(document.supports.map(({ x }) => x)).toEqual([0, 6, 10]);
});

test('a beam of other units comes in those of the drawing', () => {
  const { document } = addBeam(short, convertCase(long, 1), countIds());
  expect(document.units.system).toBe(0);
  expect(document.L).toBeCloseTo(10, 9);
  expect(document.supports).toHaveLength(3);
});

test('self weight and sections that do not come along are reported', () => {
  const heavy = { ...long, selfWeight: true };
  expect(addBeam(short, heavy, countIds()).notes).toContainEqual({ code: 'partsStay', count: 1 });
});
