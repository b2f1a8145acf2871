import { expect, test } from 'vitest';
import { solveBeam } from '../../beam/solveBeam.ts';

const steel = (E: number, system: 0 | 1 = 0) => ({
  schema: 1,
  L: 4,
  units: { system },
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 4 },
  ],
  materials: [{ name: 'Steel', E }],
  sections: [{ className: 'rectangle', b: 100, h: 200 }],
  beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0 }],
  loads: [{ className: 'Q', x: 2, c: [-10000] }],
});

function codes(document: unknown): readonly string[] {
  const answer = solveBeam(document);
  return (answer.level === 'error' ? answer.failures : answer.corrections).map(({ code }) => code);
}

test('pascals where MPa are meant are reported, and steel is not', () => {
  expect(codes(steel(210e9))).toEqual(['correction.greatModulus']);
  expect(codes(steel(210e3))).toEqual([]);
  expect(codes(steel(1e7))).toEqual([]);
  expect(codes(steel(1.0001e7))).toEqual(['correction.greatModulus']);
});

test('psi are larger numbers', () => {
  expect(codes(steel(29e6, 1))).toEqual([]);
  expect(codes(steel(29e9, 1))).toEqual(['correction.greatModulus']);
});

test('a beam without stiffness reports that it has no displacements', () => {
  const { beamSections: _, ...bare } = steel(210e3);
  expect(codes(bare)).toEqual(['correction.unitStiffness']);
});
