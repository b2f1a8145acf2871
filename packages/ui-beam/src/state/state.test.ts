import { convertCase, judgeBeam } from '@eecs/solver-core';
import { createHistory, historyToSystem, pushStep, toSystem } from '@eecs/ui-kit/editor';
import { setLength } from '@eecs/solver-core/rules';
import { changeSection } from '@eecs/ui-kit/editing';
import { expect, test } from 'vitest';
import { removeLoad } from '../editing/removeLoad.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { tooManyHinges } from '../examples/tooManyHinges.ts';
import { findGreatestDeflection } from '../statics/greatestDeflection.ts';
import { createBeam } from './createBeam.ts';
import { findHindrance } from './solvability.ts';

const { hingedSpans, twoSpans, proppedCantilever } = beamExamples;

function hindrance(document: typeof twoSpans, isCurrent = false) {
  return findHindrance({ document, verdict: judgeBeam(document), isCurrent });
}

test('obstacles to a solve are named, the most important first', () => {
  expect(hindrance(createBeam())).toEqual({ code: 'noSupports' });
  expect(hindrance(removeLoad(twoSpans, 0).document)).toEqual({ code: 'noLoads' });
  expect(hindrance({ ...twoSpans, loads: twoSpans.loads.map((load) => ({ ...load, sets: 0 })) })).toEqual({
    code: 'unassignedLoads',
  });
  expect(hindrance(setLength(hingedSpans, 5).document)).toEqual({ code: 'supportsBeyond' });
  expect(hindrance(twoSpans, true)).toEqual({ code: 'current' });
  expect(hindrance(twoSpans)).toBeNull();
});

test('a mechanism of any kind is no longer sent: how it moves is known already', () => {
  const free = { code: 'canMove' };
  expect(hindrance({ ...twoSpans, supports: [{ className: 'simple', x: 0 }] })).toEqual(free);
  expect(hindrance({ ...twoSpans, supports: [{ className: 'fixed', x: 0 }] })).toEqual(free);
  expect(hindrance({ ...hingedSpans, supports: hingedSpans.supports.slice(0, 3) })).toEqual(free);
  expect(hindrance(tooManyHinges)).toEqual(free);
});

test('a refused field goes before everything, dimensions that make no section after how the beam stands', () => {
  const field = { tab: 'case', label: 'Length' } as const;
  const verdict = judgeBeam(twoSpans);
  expect(findHindrance({ document: createBeam(), verdict, isCurrent: false, refused: [field] })).toEqual({
    code: 'refusedField',
    field,
  });
  expect(hindrance(changeSection(hingedSpans, 0, 'tw', 150).document)).toEqual({
    code: 'badSection',
    section: 0,
    shape: 'hsection',
    name: 'tw',
    reason: 'below',
    limit: 150,
  });
});

test('switching units there and back returns the identical document and steps', () => {
  const ways = { twins: new WeakMap(), convert: convertCase };
  const history = pushStep(createHistory(hingedSpans), setLength(hingedSpans, 11).document);
  const there = historyToSystem(history, 1, ways);
  expect(there.present.units.system).toBe(1);
  const back = historyToSystem(there, 0, ways);
  expect(back.present).toBe(history.present);
  expect(back.past[0]).toBe(hingedSpans);
  expect(toSystem(hingedSpans, 0, ways)).toBe(hingedSpans);
});

test('the greatest deflection is measured against the span it is in', () => {
  const at = (x: number, value: number) => ({
    // Zero at the supports, which do not move.
    segments: [{ x0: 0, x1: 12, c: [0] }],
    min: { x, value },
    max: { x: 0, value: 0 },
    zeros: [],
    jumps: [],
  });
  expect(findGreatestDeflection(at(2, -0.01), hingedSpans)).toEqual({
    x: 2,
    value: -0.01,
    span: 6,
    isOverhang: false,
    own: null,
    ratio: 600,
  });
  expect(findGreatestDeflection(at(8, -0.01), hingedSpans).span).toBe(6);
  const overhang = { ...proppedCantilever, supports: [{ className: 'cantilever' as const, x: 0 }] };
  expect(findGreatestDeflection(at(4, -0.02), overhang)).toMatchObject({
    span: 4,
    isOverhang: true,
    ratio: 200,
  });
  expect(findGreatestDeflection(at(0, 0), overhang).ratio).toBeNull();
  // The span is 6 m.
  expect(findGreatestDeflection(at(2, -6e-9), hingedSpans).ratio).toBe(1e9);
  expect(findGreatestDeflection(at(2, -5e-9), hingedSpans).ratio).toBeNull();
});
