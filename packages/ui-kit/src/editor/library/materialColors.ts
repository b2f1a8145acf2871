import type { Material } from '@eecs/solver-core';

/** Colours of kinds of material, by the least density of each kind, kg/m3; the heaviest first. */
const BY_DENSITY: readonly (readonly [least: number, color: string])[] = [
  // Copper, bronze.
  [8200, '#b87333'],
  // Steel.
  [7500, '#708090'],
  // Cast iron.
  [6800, '#4f5b66'],
  // Titanium.
  [4000, '#8a8fa3'],
  // Aluminium; concrete and glass are as heavy, with a third of its stiffness or less.
  [2600, '#a9b4bd'],
  // Concrete, masonry.
  [1700, '#9c9484'],
  // Magnesium, composites.
  [1100, '#7d8c6f'],
];
const TIMBER = '#c19a6b';
const CONCRETE = '#9c9484';
/** Concrete of the highest classes has 44 GPa, aluminium 69 GPa. */
const STIFF_MPA = 50_000;

/** Returns the colour of a material's kind, determined by density and stiffness; SI case units. */
export function materialColor({ rho = 0, E = 0 }: Material): string {
  if (rho >= 1700 && rho < 2900 && E < STIFF_MPA) return CONCRETE;
  return BY_DENSITY.find(([least]) => rho >= least)?.[1] ?? TIMBER;
}
