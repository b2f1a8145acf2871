import type { Material, Quantity } from '@eecs/solver-core';

type MaterialNumber = Exclude<keyof Material, 'name' | 'color' | 'strength' | 'origin'>;
type StrengthNumber = keyof NonNullable<Material['strength']>;

/** Quantities of the numbers of a material, and of its strengths. */
export const MATERIAL_QUANTITIES = {
  E: 'modulus',
  nu: 'ratio',
  G: 'modulus',
  K: 'modulus',
  rho: 'density',
  alpha: 'thermalExpansion',
  tension: 'stress',
  compression: 'stress',
} as const satisfies Record<MaterialNumber | StrengthNumber, Quantity>;

/** The symbols of the numbers of a material. */
export const MATERIAL_SYMBOLS = {
  E: 'E',
  nu: 'ν',
  G: 'G',
  K: 'K',
  rho: 'ρ',
  alpha: 'α',
  tension: 'ft',
  compression: 'fc',
} as const satisfies Record<keyof typeof MATERIAL_QUANTITIES, string>;
