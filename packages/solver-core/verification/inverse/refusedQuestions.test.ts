import { expect, test } from 'vitest';
import { parseCase } from '@eecs/solver-core';
import { findValues } from '../../src/inverse/index.ts';
import type { InverseQuestion } from '../../src/inverse/index.ts';
import { beamCase, force, linear, pin, roller, uniform } from '../beamCase.ts';

const loadPlace = { kind: 'loadPlace', load: 0 } as const;
const overhanging = beamCase(6, {
  supports: [pin(0), roller(4)],
  loads: [force(5, -1000), uniform(0, 4, -100)],
});

test.each([
  [{ knob: { kind: 'loadSize', load: 7 }, from: 0, to: 1 }, 'noNumber'],
  [{ knob: loadPlace, from: 0, to: 4, set: 1 }, 'set'],
  [{ knob: loadPlace, from: 0, to: 9 }, 'range'],
  [{ knob: loadPlace, from: 2, to: 2 }, 'range'],
  [{ knob: { kind: 'bending', piece: 0 }, from: -1, to: 1 }, 'range'],
  [{ knob: { kind: 'span', supports: [0, 1] }, from: 0, to: 1 }, 'range'],
  [{ knob: { kind: 'span', supports: [1, 0] }, from: 1, to: 2 }, 'noNumber'],
  [{ knob: { kind: 'spring', support: 1, direction: 'y' }, from: 1, to: 2 }, 'noNumber'],
  [
    {
      knob: loadPlace,
      from: 0,
      to: 4,
      condition: { kind: 'largest', of: 'M', between: [2, 1], equals: 1 },
    },
    'place',
  ],
  [{ knob: loadPlace, from: 0, to: 4, condition: { kind: 'value', of: 'M', x: 60, equals: 0 } }, 'place'],
] as const)('a question that has no answer says why (%#)', (asked, why) => {
  const parsed = parseCase(overhanging);
  if (!parsed.ok) throw new Error('The beam cannot be read.');
  const condition = { kind: 'value', of: 'M', x: 1, equals: 0 } as const;
  expect(findValues(parsed.document, { condition, ...asked })).toEqual({ ok: false, why });
});

test('a beam with shear strains, and a load that a longer span would bend, have no answer', () => {
  const whyNot = (rest: object, knob: InverseQuestion['knob']) => {
    const parsed = parseCase(beamCase(6, { supports: [pin(0), roller(4)], ...rest }));
    if (!parsed.ok) throw new Error('The beam cannot be read.');
    const condition = { kind: 'value', of: 'M', x: 1, equals: 0 } as const;
    return findValues(parsed.document, { knob, condition, from: 1, to: 2 });
  };
  expect(whyNot({ loads: [force(1, -1)], shear: true }, loadPlace)).toEqual({ ok: false, why: 'shear' });
  const span = { kind: 'span', supports: [0, 1] } as const;
  expect(whyNot({ loads: [linear(3, 6, 0, -1)] }, span)).toEqual({ ok: false, why: 'noNumber' });
  expect(whyNot({ loads: [linear(0, 4, 0, -1)] }, span)).toMatchObject({ ok: true });
  expect(whyNot({ loads: [force(1, 0)] }, { kind: 'loadSize', load: 0 })).toEqual({
    ...{ ok: false, why: 'noNumber' },
  });
});

test('a moment that is no parabola has no exact place of its extreme', () => {
  const curved = beamCase(6, { supports: [pin(0), roller(3), roller(6)], loads: [linear(0, 6, 0, -1000)] });
  const parsed = parseCase(curved);
  if (!parsed.ok) throw new Error('The beam cannot be read.');
  const knob = { kind: 'supportPlace', support: 1 } as const;
  expect(findValues(parsed.document, { knob, condition: { kind: 'governs' }, from: 2, to: 4 })).toEqual({
    ok: false,
    why: 'curved',
  });
});
