import { describe, expect, it } from 'vitest';
import {
  beamCase,
  clamp,
  force,
  hinge,
  pin,
  roller,
  spring,
  uniform,
} from '../../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import { parseCase } from '../../model/beam/parseCase.ts';
import type { SolvedBeam } from './answer.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { equivalentLoads } from './equivalentLoads.ts';
import { solveBeam } from '../solveBeam.ts';

const reaction = { support: 3, x: 2, axial: -7, normal: 11, moment: 13 };

function classesOf(support: object): string[] {
  const parsed = parseCase(beamCase(6, { supports: [support] }));
  if (!parsed.ok) throw new Error('`classesOf` was given a support that cannot be read');
  return equivalentLoads(parsed.document.supports[0]!, reaction).map(({ className }) => className);
}

describe('equivalentLoads', () => {
  it('a pin load becomes an axial and a shear load at its place', () => {
    const parsed = parseCase(beamCase(6, { supports: [pin(2)] }));
    if (!parsed.ok) throw new Error('the pin cannot be read');
    expect(equivalentLoads(parsed.document.supports[0]!, reaction, 4)).toEqual([
      { id: 'support-3-x', className: 'AxialLoad', x: 2, c: [-7, -7, 0], alpha: 0, sets: 4 },
      { id: 'support-3-y', className: 'ShearLoad', x: 2, c: [11, 0, 11], alpha: 90, sets: 4 },
    ]);
  });

  it.each([
    ['a clamp', clamp(2), ['AxialLoad', 'ShearLoad', 'BendingMoment']],
    ['a roller', roller(2), ['ShearLoad']],
    ['a hinge', hinge(2), []],
    ['a spring along y and about z', spring(2, { y: 5, r: 6 }), ['ShearLoad', 'BendingMoment']],
    [
      'a pin with a rotation spring',
      pin(2, { stiffness: { r: 6 } }),
      ['AxialLoad', 'ShearLoad', 'BendingMoment'],
    ],
  ])('of %s are the directions it holds', (_, support, classes) => {
    expect(classesOf(support)).toEqual(classes);
  });

  it('put in place of the support change nothing in the beam', () => {
    const loads = [uniform(0, 7, -800), force(8, -3000)];
    const document = beamCase(9, { supports: [clamp(0), roller(5), roller(9)], loads });
    const held = solveBeam(document) as SolvedBeam;
    const parsed = parseCase(document);
    if (!parsed.ok) throw new Error('the beam cannot be read');
    const R = held.sets[0]!.R.find(({ support }) => support === 1)!;
    const freed = solveBeam({
      ...document,
      supports: [clamp(0), roller(9)],
      loads: [...loads, ...equivalentLoads(parsed.document.supports[1]!, R)],
    }) as SolvedBeam;
    for (const x of [0, 2, 5, 6.5, 8]) {
      for (const field of ['Q', 'M', 'deflection'] as const) {
        const { min, max } = held.sets[0]![field];
        const scale = Math.max(Math.abs(min.value), Math.abs(max.value));
        expectClose(valueAt(freed.sets[0]![field], x), valueAt(held.sets[0]![field], x), 1e-12, scale);
      }
    }
  });
});
