import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { findValues, listBendingStiffnesses } from '@eecs/solver-core/inverse';
import { describe, expect, test } from 'vitest';
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
  expect(layoutFound({ curve: [], values: [], own: 0, equals: null })).toBeNull();
});
