import type { CrossSection } from '../model/document.ts';

/**
 * Computes the shear area of a round pipe in its own numbers: half of its area where the wall is thin.
 *
 * Source: G. R. Cowper, The shear coefficient in Timoshenko's beam theory, J. Appl. Mech. 33 (1966), hollow circle,
 * Poisson's ratio 0.
 */
export function roundPipeShearArea({ Dy = 0, tw = 0 }: CrossSection): number {
  const inner = Dy - 2 * tw;
  const square = (1 + (inner / Dy) ** 2) ** 2;
  const area = (Math.PI * (Dy ** 2 - inner ** 2)) / 4;
  return (area * 6 * square) / (7 * square + 20 * (inner / Dy) ** 2);
}
