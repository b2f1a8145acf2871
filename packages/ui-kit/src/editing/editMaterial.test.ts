import { expect, test } from 'vitest';
import { withMaterialNumber, withStrength } from './editMaterial.ts';

const printed = { name: 'S355', E: 210_000, nu: 0.3, origin: { kind: 'catalogue', id: 'S355' } } as const;

test('a changed number leaves the catalogue row behind; null removes the number', () => {
  expect(withMaterialNumber(printed, 'rho', 7850)).toEqual({ name: 'S355', E: 210_000, nu: 0.3, rho: 7850 });
  expect(withMaterialNumber(printed, 'nu', null)).toEqual({ name: 'S355', E: 210_000 });
});

test('a modulus that follows from G and nu is written down: E = 2 G (1 + nu)', () => {
  expect(withMaterialNumber({ name: 'M1', nu: 0.25 }, 'G', 4000)).toMatchObject({ E: 10_000 });
});

test('the first strength holds in tension and compression; without strengths the field is absent', () => {
  const oak = withStrength({ name: 'Oak', E: 11_000 }, 'tension', 18);
  expect(oak.strength).toEqual({ tension: 18, compression: 18 });
  const half = withStrength(oak, 'compression', null);
  expect(half.strength).toEqual({ tension: 18 });
  expect(withStrength(half, 'tension', null)).toEqual({ name: 'Oak', E: 11_000 });
});
