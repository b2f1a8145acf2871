import type { UnitSystem } from '@eecs/solver-core';

/**
 * The default load of a tool, downwards along y, in the base units of the system: 10 kN and 1 kN/m, or 2 kip and 5
 * lbf/in.
 */
const USUAL = {
  joint: { 0: { value: -10_000 }, 1: { value: -2000 } },
  link: { 0: { value: -1000 }, 1: { value: -5 } },
} as const;

export function usualLoad(on: keyof typeof USUAL, system: UnitSystem): { readonly value: number } {
  return USUAL[on][system];
}
