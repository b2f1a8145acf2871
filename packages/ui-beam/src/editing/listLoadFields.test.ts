import type { BeamCase, Load } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { createBeam } from '../state/createBeam.ts';
import { listLoadFields } from './listLoadFields.ts';

const point = { id: 'a', className: 'GenericLoad', x: 2, c: [-4000, 0, -4000], alpha: 90, sets: 1 } as const;
const range = {
  id: 'b',
  className: 'DistributedLoad',
  x: [1, 4],
  y: [-1, -2, -3],
  alpha: 90,
  sets: 1,
} as const;
const mass = { id: 'c', className: 'DistributedMass', x: [0, 5], y: [7, 7, 7], alpha: -90, sets: 1 } as const;

const keysOf = (load: Load): readonly string[] => listLoadFields(load).map(({ key }) => key);

/** The load once one of its fields was typed into. */
function type(load: Load, key: string, value: number): Load | undefined {
  const document: BeamCase = { ...createBeam(), L: 5, loads: [load] };
  return listLoadFields(load)
    .find((field) => field.key === key)
    ?.change(document, 0, value).document.loads[0];
}

describe('the fields of a load', () => {
  test('are those its kind reads', () => {
    expect(keysOf({ ...point, className: 'ShearLoad' })).toEqual(['value', 'place']);
    expect(keysOf({ ...point, className: 'BendingMoment' })).toEqual(['value', 'place']);
    expect(keysOf(point)).toEqual(['value', 'place', 'angle']);
    expect(keysOf(range)).toEqual(['ordinate0', 'ordinate2', 'start', 'end', 'angle']);
    expect(keysOf({ ...range, y: [-5, -5, -5] })).toEqual(['ordinate', 'start', 'end', 'angle']);
    expect(keysOf({ ...range, y: [0, -5, 0] })).toEqual([
      'ordinate0',
      'ordinate1',
      'ordinate2',
      'start',
      'end',
      'angle',
    ]);
    expect(keysOf(mass)).toEqual(['mass', 'start', 'end']);
  });

  test('show what the load has and change just that', () => {
    for (const load of [point, range, mass] as const) {
      for (const { key, value } of listLoadFields(load)) {
        expect(type(load, key, value)).toEqual(load);
        const typed = key === 'start' ? 0.5 : key === 'end' ? 4.5 : value - 1;
        const changed = type(load, key, typed);
        expect(listLoadFields(changed as Load).map((field) => [field.key, field.value])).toEqual(
          listLoadFields(load).map((field) => [field.key, field.key === key ? typed : field.value]),
        );
      }
    }
  });

  test('hold the angle for usual where it is that of nearly every load', () => {
    const isUsual = (alpha: number): boolean | undefined =>
      listLoadFields({ ...range, alpha }).at(-1)?.isUsual;
    expect(isUsual(90)).toBe(true);
    expect(isUsual(60)).toBe(false);
    expect(listLoadFields(point).at(-1)?.isUsual).toBeUndefined();
  });
});
