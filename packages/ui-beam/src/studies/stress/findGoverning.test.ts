import { parseCase, solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { createStresser } from './createStresser.ts';
import { findGoverning } from './findGoverning.ts';
import { findUsualTheory, listStrengths } from './listStrengths.ts';

/** A cantilever of 2 m with 10 kN at its tip, 100 x 200 mm, whose outer half may have another material. */
function solve(strengths: readonly [number | undefined, number | undefined], more: object = {}) {
  const parsed = parseCase({
    schema: 1,
    className: 'casemsb',
    kind: 'msb',
    branch: 'msb',
    title: '',
    L: 2,
    selfWeight: false,
    units: { system: 0 },
    supports: [{ className: 'clamp', x: 0 }],
    loads: [{ id: 'aa11-bb22', className: 'ShearLoad', x: 2, c: [-10_000], sets: 1 }],
    materials: strengths.map((tension, index) => ({
      name: `M${index + 1}`,
      E: 200_000,
      nu: 0.3,
      ...(tension === undefined ? {} : { strength: { tension } }),
    })),
    sections: [{ className: 'rectangle', label: 'R', b: 100, h: 200 }],
    beamSections: [1, 2].map((x, index) => ({
      x,
      materialIndex: index,
      crossSectionIndex: 0,
      alpha: 0,
      flip: false,
    })),
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveBeam(parsed.document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  return { document: parsed.document, answer };
}

const how = { stresser: createStresser(), theory: 'eq4', sets: [0], isPassing: false } as const;
/** 6PL/(bh²) at the fixed end, half of it in the middle, MPa. */
const [AT_CLAMP, IN_MIDDLE] = [30, 15];

test('the greatest share of the strength governs in one material', () => {
  const point = findGoverning(solve([120, 120]), how);
  expect(point).toMatchObject({ set: 0, x: 0, strength: 120 });
  expectClose(point?.value, AT_CLAMP, 1e-9);
  expectClose(Math.abs(point?.z ?? 0), 100, 1e-9);
  expectClose(point?.utilisation ?? NaN, AT_CLAMP / 120, 1e-9);
});

test('a part of less strength governs, though it is stressed less', () => {
  const point = findGoverning(solve([120, 20]), how);
  expect(point).toMatchObject({ x: 1, strength: 20 });
  expectClose(point?.value, IN_MIDDLE, 1e-7);
  expectClose(Math.abs(point?.z ?? 0), 100, 1e-9);
  expectClose(point?.utilisation ?? NaN, 0.75, 1e-7);
});

test('at a border of two sections each stress is measured by the strength of its own side', () => {
  // Simply supported, M = PL/4 = 5 kN·m in the middle: 7.5 MPa in 100 x 200 at the left, 30 MPa in 100 x 100 at the
  // right.
  const halves = {
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 2 },
    ],
    loads: [{ id: 'aa11-bb22', className: 'ShearLoad', x: 1, c: [-10_000], sets: 1 }],
    sections: [200, 100].map((h) => ({ className: 'rectangle', label: `R${h}`, b: 100, h })),
    beamSections: [1, 2].map((x, i) => ({
      x,
      materialIndex: i,
      crossSectionIndex: i,
      alpha: 0,
      flip: false,
    })),
  };
  const left = findGoverning(solve([10, 120], halves), how);
  expect(left).toMatchObject({ x: 1, strength: 10 });
  expectClose(left?.utilisation ?? NaN, 0.75, 1e-7);
  expectClose(Math.abs(left?.z ?? 0), 100, 1e-9);
  const right = findGoverning(solve([120, 10], halves), how);
  expect(right).toMatchObject({ x: 1, strength: 10 });
  expectClose(right?.utilisation ?? NaN, 3, 1e-7);
  expectClose(Math.abs(right?.z ?? 0), 50, 1e-9);
});

test('where a strength is missing the stress alone is reported', () => {
  expect(findGoverning(solve([undefined, 20]), how)).toMatchObject({
    x: 0,
    strength: null,
    utilisation: null,
  });
});

test('neighbours of one strength are one, and what is strong in tension is as strong in compression unless told', () => {
  expect(listStrengths(solve([120, 120]).document)).toEqual([
    { x0: 0, x1: 2, tension: 120, compression: 120 },
  ]);
  expect(listStrengths(solve([120, 20]).document)).toHaveLength(2);
});

test('where compression is withstood otherwise than tension the theory of Mohr is the usual one', () => {
  const { document } = solve([100, 100]);
  expect(findUsualTheory(listStrengths(document))).toBe('eq4');
  const materials = document.materials.map((material) => ({
    ...material,
    strength: { tension: 100, compression: 60 },
  }));
  expect(findUsualTheory(listStrengths({ ...document, materials }))).toBe('eq5');
});
