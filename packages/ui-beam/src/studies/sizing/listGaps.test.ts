import { expect, test } from 'vitest';
import { listGaps } from './listGaps.ts';

const part = { x: 1, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false };
const steel = { name: 'S235', E: 210_000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' } as const;

test('a material without a strength is named once, and only where stresses are limited', () => {
  const beam = { beamSections: [part, { ...part, x: 2 }], materials: [steel] };
  expect(listGaps(beam, { stress: { factor: 1 } })).toEqual([
    { what: 'strength', path: '/materials/0/strength' },
  ]);
  expect(listGaps(beam, {})).toEqual([]);
});

test('each stretch without a material is named', () => {
  const beam = { beamSections: [{ ...part, materialIndex: -1 }, part], materials: [] };
  expect(listGaps(beam, {}).map(({ path }) => path)).toEqual([
    '/beamSections/0/materialIndex',
    '/beamSections/1/materialIndex',
  ]);
});
