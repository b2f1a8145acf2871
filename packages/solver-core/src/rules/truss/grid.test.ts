import { describe, expect, test } from 'vitest';
import { trussCase } from '../../../verification/trussCase.ts';
import { convertTruss } from '../../truss/assembly/convertTruss.ts';
import { fitGrid, measureExtent, setGrid } from './grid.ts';

const triangle = trussCase();

/** Returns the triangle with its roller moved. */
function reaching(x: number, z = 0) {
  return { ...triangle, joints: triangle.joints.map((joint, at) => (at === 1 ? { ...joint, x, z } : joint)) };
}

test('the largest absolute extent is the greatest one along an axis, wherever the truss stands', () => {
  expect(measureExtent(triangle)).toBe(4);
  expect(measureExtent(reaching(-21))).toBe(21);
  expect(measureExtent(reaching(4, -7))).toBe(7);
  const far = triangle.joints.map((joint) => ({ ...joint, x: joint.x + 1000, y: joint.y - 500 }));
  expect(measureExtent({ joints: far })).toBe(4);
  expect(measureExtent({ joints: [] })).toBe(0);
});

describe('a grid that is too fine (w8)', () => {
  test('has more than 25 steps on the extent, or more than 12 minors', () => {
    const tooFine = [{ code: 'gridTooFine', count: 1 }];
    expect(setGrid(reaching(25), { step: 1 }).notes).toEqual([]);
    expect(setGrid(reaching(25.001), { step: 0.5 })).toEqual({ document: reaching(25.001), notes: tooFine });
    expect(setGrid(triangle, { minors: 12 }).document.grid.minors).toBe(12);
    expect(setGrid(triangle, { minors: 13 }).notes).toEqual(tooFine);
  });

  test('is taken of a case without joints: there is nothing to be too fine for', () => {
    expect(setGrid({ ...triangle, joints: [] }, { step: 0.001 }).document.grid.step).toBe(0.001);
  });
});

describe('a truss that grows or shrinks', () => {
  test('has its step raised to the next of 1, 2, 5, and back down', () => {
    const grown = fitGrid(reaching(60), triangle);
    expect(grown.grid.step).toBe(5);
    expect(fitGrid({ ...reaching(4), grid: grown.grid }, grown).grid.step).toBe(1);
  });

  test('keeps a coarser step that a person typed, and the very document where nothing changes', () => {
    const coarse = setGrid(triangle, { step: 2 }).document;
    expect(fitGrid({ ...reaching(60), grid: coarse.grid }, coarse).grid.step).toBe(5);
    expect(fitGrid(coarse, reaching(3))).toBe(coarse);
  });

  test('has a first step of 10 in, in US units', () => {
    const inches = convertTruss(triangle, 1);
    const grown = { ...inches, joints: inches.joints.map((joint) => ({ ...joint, x: 100 * joint.x })) };
    // 4 m are 157.48 in: for a hundred times that, 25 steps must be longer than 629 in each.
    expect(fitGrid(grown, inches).grid.step).toBe(1000);
  });
});
