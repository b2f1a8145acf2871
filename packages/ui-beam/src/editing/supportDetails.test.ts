import { parseCase } from '@eecs/solver-core';
import { setCaseOption, setIncrement, setSelfWeight, toggleWeightSet } from '@eecs/ui-kit/editing';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { createBeam } from '../state/createBeam.ts';
import { changeSupport, setSettlement, setStiffness } from './changeSupport.ts';

const { hingedSpans, twoSpans, proppedCantilever } = beamExamples;

describe('springs and settlements', () => {
  test('a direction is elastic, and rigid again when it is cleared', () => {
    const elastic = setStiffness(twoSpans, 1, 'y', 2e6).document;
    expect(elastic.supports[1]?.stiffness).toEqual({ y: 2e6 });
    expect(setStiffness(elastic, 1, 'y', null).document).toEqual(twoSpans);
  });

  test('a settlement stays only where something is held', () => {
    const sunk = setSettlement(twoSpans, 1, 'y', -0.01).document;
    expect(sunk.supports[1]?.settlement).toEqual({ y: -0.01 });
    expect(setSettlement(twoSpans, 1, 'x', 0.01).document.supports[1]).not.toHaveProperty('settlement');
    const pushed = setSettlement(setStiffness(twoSpans, 1, 'x', 1e6).document, 1, 'x', 0.01).document;
    expect(pushed.supports[1]?.settlement).toEqual({ x: 0.01 });
    expect(setStiffness(pushed, 1, 'x', null).document.supports[1]).not.toHaveProperty('settlement');
  });

  test('a new settlement acts in one set, a changed one where it did, and its sets go with it', () => {
    const sunk = setSettlement(twoSpans, 1, 'y', -0.01).document;
    expect(sunk.supports[1]?.sets).toBe(1);
    expect(setSettlement(twoSpans, 1, 'y', -0.01, 1).document.supports[1]?.sets).toBe(2);
    const { sets: _, ...everywhere } = sunk.supports[1] ?? { className: 'simple', x: 0 };
    const old = { ...sunk, supports: sunk.supports.with(1, everywhere) };
    expect(setSettlement(old, 1, 'y', -0.02).document.supports[1]).not.toHaveProperty('sets');
    expect(setSettlement(sunk, 1, 'y', null).document).toEqual(twoSpans);
  });

  test('a spring begins with one that carries, keeps at least one, and leaves it behind with its kind', () => {
    const spring = changeSupport(twoSpans, 1, { className: 'spring' }).document;
    expect(spring.supports[1]).toEqual({ className: 'spring', x: 5, stiffness: { y: 1e6 } });
    expect(setStiffness(spring, 1, 'y', null)).toEqual({
      document: spring,
      notes: [{ code: 'springNeeded', count: 1 }],
    });
    expect(changeSupport(spring, 1, { className: 'simple' }).document).toEqual(twoSpans);
  });
});

describe('a change of kind', () => {
  const released = changeSupport(twoSpans, 1, { release: true }).document;

  test('a change of kind keeps what the new kind can have, and reports the rest', () => {
    expect(released.supports[1]).toEqual({ className: 'simple', x: 5, release: true });
    expect(changeSupport(released, 1, { className: 'fixed' }).document.supports[1]?.release).toBe(true);
    const { document, notes } = changeSupport(released, 1, { className: 'cantilever' });
    expect(document.supports[1]).toEqual({ className: 'cantilever', x: 5 });
    expect(notes).toContainEqual({ code: 'supportTrimmed', count: 1 });
    expect(parseCase(document).ok).toBe(true);
  });

  test('a pin that becomes a roller beside a clamp loses the settlement along the axis', () => {
    const pushed = setSettlement(twoSpans, 0, 'x', 0.01).document;
    const { document } = changeSupport(pushed, 2, { className: 'cantilever' });
    expect(document.supports[0]).toEqual({ className: 'simple', x: 0 });
    expect(parseCase(document).ok).toBe(true);
  });

  test('a hinge can be placed over a bearing only', () => {
    expect(changeSupport(proppedCantilever, 0, { release: true }).document).toBe(proppedCantilever);
    expect(changeSupport(released, 1, { release: false }).document).toEqual(twoSpans);
  });
});

test('options that are as they were change nothing', () => {
  expect(setCaseOption(twoSpans, 'selfWeight', false).document).toBe(twoSpans);
  expect(setCaseOption(twoSpans, 'isAccurate', true).document.isAccurate).toBe(true);
  expect(setIncrement(twoSpans, { incrementIndex: 3 }).document).toBe(twoSpans);
  expect(setIncrement(twoSpans, { incrementIndex: 2 }).document.units.incrementIndex).toBe(2);
});

test('a new beam is called what its reader calls it', () => {
  expect(createBeam(0, 'Балка').title).toBe('Балка');
  expect(hingedSpans.title).toBe('Two spans with a hinge');
});

test('self weight that is turned on acts in the first set that is not combined, and its sets are ticked', () => {
  const [set] = twoSpans.caseSets;
  if (set === undefined) throw new Error('the example has no set');
  const off = {
    ...twoSpans,
    selfWeight: false,
    caseSets: [
      { ...set, combined: true },
      { ...set, combined: false },
      { ...set, combined: false },
    ],
  };
  const on = setSelfWeight(off, true).document;
  expect(on).toMatchObject({ selfWeight: true, weightSets: 2 });
  expect(toggleWeightSet(on, 2).document.weightSets).toBe(6);
  // An old document, in which it acts in every set.
  const old = { ...off, selfWeight: true };
  expect(setSelfWeight(old, true).document).toBe(old);
  expect(toggleWeightSet(old, 2).document.weightSets).toBe(2);
});
