import { type BeamCase, parseCase, solveBeam } from '@eecs/solver-core';
import { findValues, listBendingStiffnesses } from '@eecs/solver-core/inverse';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../../examples/beamExamples.ts';
import { applyKnob } from './applyKnob.ts';
import { CONDITION_KEYS, listKnobs, toCondition, usualValue } from './inverseChoices.ts';
import { layoutFound } from './layoutFound.ts';

const document: BeamCase = beamExamples.twoSpans;
const knobs = listKnobs(document, listBendingStiffnesses(document));

describe('listKnobs', () => {
  test('every number of an example is one that the core can turn, in a range that it accepts', () => {
    expect(new Set(knobs.map(({ key }) => key)).size).toBeGreaterThan(3);
    for (const { knob, range } of knobs) {
      const condition = { kind: 'reaction', support: 0, direction: 'y', equals: 0 } as const;
      const found = findValues(document, { knob, condition, from: range[0], to: range[1] });
      expect(found, JSON.stringify(knob)).toMatchObject({ ok: true });
    }
  });

  test('every condition is one that the core can answer', () => {
    const { knob, range } = knobs[0]!;
    for (const key of CONDITION_KEYS) {
      const condition = toCondition(key, { support: 0, x: 1, equals: usualValue(key, document) || 1 });
      const found = findValues(document, { knob, condition, from: range[0], to: range[1] });
      expect(found, key).toMatchObject({ ok: true });
    }
  });
});

test('a value that was found and put into the beam meets the condition', () => {
  const choice = knobs.find(({ key }) => key === 'settlement')!;
  const condition = { kind: 'value', of: 'M', x: 1, equals: 10_000 } as const;
  const found = findValues(document, { knob: choice.knob, condition, from: -1, to: 1 });
  if (!found.ok) throw new Error(found.why);
  expect(found.values).toHaveLength(1);
  const changed = applyKnob(document, choice.knob, found.values[0]!).document;
  const again = findValues(changed, { knob: choice.knob, condition, from: -1, to: 1 });
  expect(again).toMatchObject({ own: found.values[0] });
  expect(solveBeam(changed).level).not.toBe('error');
});

test('the diagram spans the range, with the value asked for between the least and the greatest', () => {
  const layout = layoutFound({
    curve: [
      [0, -1],
      [2, 3],
    ],
    values: [0.5, 9],
    own: 1,
    equals: 0,
  })!;
  expect(layout.path).toBe('M0 140L600 10');
  expect(layout).toMatchObject({ level: 107.5, marks: [150], own: 300 });
  expect(layout.ends).toEqual({ first: 0, last: 2, least: -1, most: 3 });
  expect(layoutFound({ curve: [], values: [], own: 0, equals: null })).toBeNull();
});

describe('the usual value of the greatest moment', () => {
  const S235 = { name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } };
  const plank = { className: 'rectangle', label: '100x200', b: 100, h: 200 };
  const beam = (more: object = {}): BeamCase => {
    const parsed = parseCase({
      ...{ schema: 1, L: 6, materials: [S235], sections: [plank] },
      supports: [
        { className: 'pin', x: 0 },
        { className: 'roller', x: 6 },
      ],
      loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-10_000, -10_000, -10_000] }],
      beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0 }],
      ...more,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    return parsed.document;
  };

  test('is W·f of the weakest part: b·h²/6 times 235 MPa', () => {
    // 0.1·0.2²/6 m³ · 235 MPa = 156.67 kN·m.
    expectClose(usualValue('largestM', beam()), ((0.1 * 0.2 ** 2) / 6) * 235e6, 1e-12);
    const parts = [
      { x: 2, materialIndex: 0, crossSectionIndex: 0 },
      { x: 6, materialIndex: 0, crossSectionIndex: 1 },
    ];
    const stepped = beam({ sections: [plank, { ...plank, h: 100 }], beamSections: parts });
    expectClose(usualValue('largestM', stepped), ((0.1 * 0.1 ** 2) / 6) * 235e6, 1e-12);
  });

  test('asks for the load at which a beam yields: 8·W·f/L²', () => {
    const document = beam();
    const condition = toCondition('largestM', {
      ...{ support: 0, x: 0, equals: usualValue('largestM', document) },
    });
    const found = findValues(document, { knob: { kind: 'loadSize', load: 0 }, condition, from: 0, to: 10 });
    if (!found.ok) throw new Error(found.why);
    expect(found.values).toHaveLength(1);
    expectClose(found.values[0], (8 * ((0.1 * 0.2 ** 2) / 6) * 235e6) / 36 / 10_000, 1e-12);
  });

  test('is unknown without a strength, and for a section that is turned', () => {
    expect(usualValue('largestM', beam({ materials: [{ ...S235, strength: undefined }] }))).toBe(0);
    const [part] = beam().beamSections;
    expect(usualValue('largestM', beam({ beamSections: [{ ...part, alpha: 30 }] }))).toBe(0);
  });
});
