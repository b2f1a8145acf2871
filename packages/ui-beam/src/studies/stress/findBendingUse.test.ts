import { parseCase, solveBeam } from '@eecs/solver-core';
import { loadMaterials } from '@eecs/solver-core/catalogue';
import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { createStresser } from './createStresser.ts';
import { findBendingUse } from './findBendingUse.ts';
import { listBendingStrengths } from './useBendingStrengths.ts';

/** A simply supported timber beam 100 x 200 mm of 4 m under q, N/m, and an axial force at its roller. */
function solve(q: number, axial = 0) {
  const parsed = parseCase({
    schema: 1,
    className: 'casemsb',
    L: 4,
    selfWeight: false,
    units: { system: 0 },
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
    ],
    loads: [
      { id: 'a', className: 'DistributedLoad', x: [0, 4], y: [-q, -q, -q], alpha: 90, sets: 1 },
      ...(axial === 0 ? [] : [{ id: 'b', className: 'AxialLoad', x: 4, c: [axial], sets: 1 }]),
    ],
    materials: [
      {
        name: 'C24',
        E: 11_000,
        G: 690,
        strength: { tension: 14.5, compression: 21 },
        origin: { kind: 'catalogue', id: 'material/C24' },
      },
    ],
    sections: [{ className: 'rectangle', label: 'R', b: 100, h: 200 }],
    beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveBeam(parsed.document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  return { document: parsed.document, answer };
}

const how = (strengthOf: () => number | undefined) => ({
  stresser: createStresser(),
  sets: [0],
  isPassing: false,
  strengthOf,
});

test('timber in bending uses qL²/8 over bh²/6 of its bending strength: 9.0 of 24 MPa', () => {
  // M = 3 kN/m·4²/8 = 6 kN·m, W = 666.67 cm³.
  const use = findBendingUse(
    solve(3000),
    how(() => 24),
  );
  expect(use).toMatchObject({ set: 0, strength: 24 });
  expectClose(use?.x, 2, 1e-9);
  expectClose(use?.value, 9, 1e-9);
  expectClose(use?.utilisation, 9 / 24, 1e-9);
});

test('nothing is reported without a bending strength, or beside an axial force', () => {
  expect(
    findBendingUse(
      solve(3000),
      how(() => undefined),
    ),
  ).toBeNull();
  expect(
    findBendingUse(
      solve(3000, 5000),
      how(() => 24),
    ),
  ).toBeNull();
});

test('the bending strength is that of the grade of the catalogue, in the units of the document', async () => {
  const drawers = await loadMaterials('en-US');
  const items = drawers.flatMap(({ children }) =>
    children.map(({ material, strengths }) => ({
      item: material,
      origin: { kind: 'catalogue' as const, id: `material/${material.name}` },
      strengths,
    })),
  );
  const [C24] = solve(3000).document.materials;
  expect(listBendingStrengths([{ name: '', items }], 0)(C24!)).toBe(24);
  expectClose(listBendingStrengths([{ name: '', items }], 1)(C24!) ?? NaN, 24 / 0.006894757, 1e-6);
  const { origin: _, ...own } = C24!;
  expect(listBendingStrengths([{ name: '', items }], 0)(own)).toBeUndefined();
});
