import { describe, expect, test } from 'vitest';
import { ruleCase } from '../../../../verification/ruleCase.ts';
import { parseCase } from '../../../model/beam/parseCase.ts';
import { fixCollisions } from '../collisions/fixCollisions.ts';
import { fitGridStep, getFirstGridStep } from '../../common/length/fitGridStep.ts';
import { isGridTooFine } from '../../common/length/changeGrid.ts';
import { setGrid } from './setGrid.ts';
import { setLength } from './setLength.ts';

const twoSpans = ruleCase();

describe('the length', () => {
  test('shrinking takes the end support along, moves loads inside and cuts the last section', () => {
    const { document, notes } = setLength(twoSpans, 8);
    expect(document.supports.map(({ x }) => x)).toEqual([0, 5, 8]);
    expect(document.loads[0]?.x).toEqual([0, 8]);
    expect(document.beamSections.map(({ x }) => x)).toEqual([8]);
    expect(notes).toEqual([
      { code: 'endSupportMoved', count: 1 },
      { code: 'loadsMovedInside', count: 1 },
    ]);
    expect(parseCase(document).ok).toBe(true);
  });

  test('supports left beyond the end stay until they are asked to go', () => {
    const { document } = setLength(twoSpans, 4);
    expect(document.supports.map(({ x }) => x)).toEqual([0, 5, 4]);
    expect(fixCollisions(document).document.supports.map(({ x }) => x)).toEqual([0, 4]);
  });

  test('sections wholly beyond the new end go', () => {
    const [part] = twoSpans.beamSections as [(typeof twoSpans.beamSections)[number]];
    const parts = ruleCase({ beamSections: [{ ...part, x: 3 }, { ...part, x: 6 }, part] });
    expect(setLength(parts, 6).document.beamSections.map(({ x }) => x)).toEqual([3, 6]);
    expect(setLength(parts, 5).document.beamSections.map(({ x }) => x)).toEqual([3, 5]);
  });

  test('growing moves the support at the old end only, stretches the last section and raises the grid step', () => {
    const { document, notes } = setLength(twoSpans, 40);
    expect(document.supports.map(({ x }) => x)).toEqual([0, 5, 40]);
    expect(document.loads).toEqual(twoSpans.loads);
    expect(document.beamSections.map(({ x }) => x)).toEqual([40]);
    expect(document.grid.step).toBe(2);
    expect(notes).toEqual([]);
  });

  test('a grid step that a longer beam raised comes down with it; a typed one stays', () => {
    const long = setLength(twoSpans, 1200).document;
    expect(long.grid.step).toBe(50);
    expect(setLength(long, 12).document.grid.step).toBe(1);
    const typed = setGrid(setLength(twoSpans, 40).document, { step: 8 }).document;
    expect(setLength(typed, 12).document.grid.step).toBe(8);
  });
});

describe('the grid', () => {
  test.each([
    // 10 m: 25 steps of 0.4 m are the finest.
    [{ step: 0.4 }, true],
    [{ step: 0.399 }, false],
    [{ minors: 12 }, true],
    [{ minors: 13 }, false],
  ])('%o is taken: %s (warning w8)', (change, isTaken) => {
    const { document, notes } = setGrid(twoSpans, change);
    expect(document === twoSpans).toBe(!isTaken);
    expect(notes).toEqual(isTaken ? [] : [{ code: 'gridTooFine', count: 1 }]);
    expect(isGridTooFine({ ...twoSpans.grid, ...change }, 10)).toBe(!isTaken);
  });

  test('the step across is for the eye: however close, it is taken', () => {
    const { document, notes } = setGrid(twoSpans, { yStep: 0.01 });
    expect([document.grid, notes]).toEqual([{ ...twoSpans.grid, yStep: 0.01 }, []]);
    expect(setGrid(document, { yStep: 0.01 }).document).toBe(document);
  });

  test.each([
    [1, 25, 1],
    [1, 25.001, 2],
    [1, 60, 5],
    [1, 1e6, 50000],
    [0.1, 0.5, 0.1],
  ])('a step of %s on a beam of %s goes up to the next of 1, 2, 5: %s', (step, length, fitted) => {
    expect(Math.abs(fitGridStep(step, length) / fitted - 1)).toBeLessThan(1e-12);
  });

  test('the grid begins with a step of 1 m, or of 10 in', () => {
    expect([getFirstGridStep(0), getFirstGridStep(1)]).toEqual([1, 10]);
  });
});
