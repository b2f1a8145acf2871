import { type BeamCase, convertCase, solveBeam } from '@eecs/solver-core';
import { createScale } from '@eecs/ui-kit';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { RESULT_ROWS } from '../../naming/resultRows.ts';
import { createBeam } from '../../state/createBeam.ts';
import { compareGoverning, findRatio } from './compareGoverning.ts';
import { createOpener } from './createOpener.ts';
import { createVariant } from './createVariant.ts';
import { describeState, findState, listStates } from './listStates.ts';

/** A beam on two supports, 8 m long, with a force in its middle. */
function load(force: number, system: 0 | 1 = 0) {
  const beam: BeamCase = {
    ...createBeam(0),
    L: 8,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 8 },
    ],
    loads: [{ id: 'a', className: 'ShearLoad', x: 4, c: [-force, 0, -force], alpha: 90, sets: 1 }],
  };
  const document = convertCase(beam, system);
  const answer = solveBeam(document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  return { document, answer };
}

const rowOf = (id: string) => {
  const row = RESULT_ROWS.find((one) => one.id === id);
  if (row === undefined) throw new Error(id);
  return row;
};

test('governing values stand side by side: PL/4, P/2', () => {
  const pairs = compareGoverning(load(12_000), load(10_000), 0);
  const at = (id: string, end: string) => pairs.find((pair) => pair.id === id && pair.end === end);
  expectClose(at('M', 'max')?.own?.value, 24_000, 1e-9);
  expectClose(at('M', 'max')?.other?.value, 20_000, 1e-9);
  expectClose(at('Q', 'min')?.own?.value, -6000, 1e-9);
  expect(at('M', 'min')).toBeUndefined();
  expect(at('N', 'max')).toBeUndefined();
  expectClose(findRatio(24_000, 20_000, 'max') ?? NaN, 0.2, 1e-12);
  expect(findRatio(1, 0, 'max')).toBeNull();
});

test('a greater hogging moment and a greater sag are more, and smaller ones less, though their signs say otherwise', () => {
  expectClose(findRatio(-90, -60, 'min') ?? NaN, 0.5, 1e-12);
  expectClose(findRatio(-60, -80, 'min') ?? NaN, -0.25, 1e-12);
  // Above the axis while the other is below it: less than nothing remains on that side.
  expectClose(findRatio(20, -80, 'min') ?? NaN, -1.25, 1e-12);
});

test('an extreme that lies on the axis beside the greatest value is no governing one', () => {
  const { document, answer } = load(10_000);
  const [set] = answer.sets;
  if (set === undefined) throw new Error('no set');
  const withHump = (value: number) => ({
    document,
    answer: {
      ...answer,
      sets: [{ ...set, M: { ...set.M, max: { x: 7.99, value }, min: { x: 4, value: -20_000 } } }],
    },
  });
  const ends = (own: number, other: number) =>
    compareGoverning(withHump(own), withHump(other), 0)
      .filter(({ id }) => id === 'M')
      .map(({ end, greatest }) => [end, greatest]);
  expect(ends(0.04, 16)).toEqual([['min', 20_000]]);
  expect(ends(0.04, 24)).toEqual([
    ['max', 20_000],
    ['min', 20_000],
  ]);
});

test('a variant lies under a diagram on its scales, and in the units of the beam above it', () => {
  const own = load(12_000);
  const variant = createVariant({ kind: 'own', name: 'other' }, load(10_000, 1), {
    units: own.document.units,
    isReal: own.answer.isReal,
  });
  expect(variant.document.units.system).toBe(0);
  const under = variant.drawUnder(rowOf('M'), 0);
  expectClose(under?.high, 20_000, 1e-8);
  const scales = {
    x: createScale({ domain: [0, 8], range: [0, 800] }),
    y: createScale({ domain: [0, 20_000], range: [0, 100] }),
  };
  const [node] = under?.draw(scales) ?? [];
  // From the support to the middle: 4 m are 400 px, PL/4 is 100 px.
  expect(node?.attributes['d']).toMatch(/^M0 0L0 0C133\.33 33\.33 266\.67 66\.67 400 100/);
  expect(variant.drawUnder(rowOf('M'), 0)).toBe(under);
  expectClose(variant.drawUnder(rowOf('M'), 3)?.high, 20_000, 1e-8);
  expect(
    createVariant({ kind: 'own', name: 'x' }, own, {
      units: own.document.units,
      isReal: !own.answer.isReal,
    }).drawUnder(rowOf('deflection'), 0),
  ).toBeUndefined();
});

describe('earlier states', () => {
  const states = Array.from({ length: 14 }, (_, index) => ({ index }));

  test('the oldest, the newest ten and the chosen one are offered, each once', () => {
    const offered = listStates(states, states[2] ?? null).map(({ index }) => index);
    expect(offered).toEqual([0, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2]);
    expect(listStates(states.slice(0, 2), null).map(({ index, isOpened }) => [index, isOpened])).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(listStates([], null)).toEqual([]);
  });

  test('a chosen state is the same after another edit, one step farther back', () => {
    const [chosen] = states.slice(-1);
    const before = states.slice(0, 14);
    const after = [...states, { index: 14 }];
    expect(describeState(before, findState(before, chosen ?? null)).stepsBack).toBe(1);
    expect(describeState(after, findState(after, chosen ?? null)).stepsBack).toBe(2);
    expect(listStates(after, chosen ?? null).find(({ stepsBack }) => stepsBack === 2)?.index).toBe(13);
    // After undo it is no longer an undo step.
    expect(findState(before.slice(0, -1), chosen ?? null)).toBe(-1);
  });

  test('the oldest of a hundred steps may not be the state that was opened', () => {
    const full = Array.from({ length: 100 }, (_, index) => ({ index }));
    expect(describeState(full, 0).isOpened).toBe(false);
    expect(describeState(full.slice(1), 0).isOpened).toBe(true);
  });
});

describe('beams that take their time to open', () => {
  test('a slow one does not take the place of a later choice', async () => {
    const { open } = createOpener();
    let answer: (beam: string) => void = () => undefined;
    const first = open(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(await open(() => Promise.resolve('second'))).toEqual({ kind: 'beam', beam: 'second' });
    answer('first');
    expect(await first).toEqual({ kind: 'overtaken' });
  });

  test('an opening that was cancelled is not applied', async () => {
    const { open, cancel } = createOpener();
    const first = open(() => Promise.resolve('first'));
    cancel();
    expect(await first).toEqual({ kind: 'overtaken' });
  });

  test('an invalid beam and a failure are reported', async () => {
    const { open } = createOpener();
    expect(await open(() => Promise.resolve(null))).toEqual({ kind: 'noBeam' });
    expect(await open(() => Promise.reject(new Error('offline')))).toEqual({ kind: 'unopened' });
  });
});
