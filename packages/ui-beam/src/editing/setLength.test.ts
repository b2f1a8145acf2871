import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { changeDistributedLoad } from './changeLoad.ts';
import { fitGridStep } from './fitGridStep.ts';
import { fixCollisions } from './fixCollisions.ts';
import { setGrid } from './setGrid.ts';
import { setLength } from './setLength.ts';

const { hingedSpans, proppedCantilever, twoSpans } = beamExamples;

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
  });

  test('supports left beyond the end stay until they are asked to go', () => {
    const { document } = setLength(hingedSpans, 5);
    expect(document.supports.map(({ x }) => x)).toEqual([0, 6, 8, 5]);
    const { document: mended, notes } = fixCollisions(document);
    expect(mended.supports.map(({ x }) => x)).toEqual([0, 5]);
    expect(notes).toEqual([{ code: 'supportsBeyondRemoved', count: 2 }]);
  });

  test('a grid step that a longer beam raised comes down with it; a typed one stays', () => {
    const long = setLength(proppedCantilever, 1200).document;
    expect(long.grid.step).toBe(50);
    expect(setLength(long, 12).document.grid.step).toBe(1);
    expect(setLength(long, 60).document.grid.step).toBe(5);
    const typed = setGrid(setLength(proppedCantilever, 40).document, { step: 8 }).document;
    expect(setLength(typed, 12).document.grid.step).toBe(8);
  });

  test('a range wholly beyond the end keeps its extent', () => {
    const far = changeDistributedLoad(twoSpans, 0, { start: 8, end: 10 }).document;
    expect(setLength(far, 5).document.loads[0]?.x).toEqual([3, 5]);
  });

  test('growing moves the end support only, stretches the section and raises the grid step', () => {
    const { document, notes } = setLength(proppedCantilever, 40);
    expect(document.supports.map(({ x }) => x)).toEqual([0, 40]);
    expect(document.loads).toEqual(proppedCantilever.loads);
    expect(document.beamSections.at(-1)?.x).toBe(40);
    expect(document.grid.step).toBe(2);
    expect(notes).toEqual([]);
  });

  test.each([
    [1, 25, 1],
    [1, 25.001, 2],
    [1, 60, 5],
    [1, 1e6, 50000],
    [0.1, 0.5, 0.1],
  ])('a grid step of %s on a beam of %s becomes %s', (step, length, fitted) => {
    expect(Math.abs(fitGridStep(step, length) / fitted - 1)).toBeLessThan(1e-12);
  });
});
