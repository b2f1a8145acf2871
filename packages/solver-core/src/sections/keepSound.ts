import { NO_WARPING } from '../linalg/tolerance.ts';
import type { CentralMoments } from './centralMoments.ts';

/** How a section resists torsion and shear, in the units of its outline; null values depend on its connections. */
export interface Resisting {
  readonly It: number | null;
  readonly Iw: number | null;
  readonly yShear: number | null;
  readonly zShear: number | null;
  /** Shear flexibility, in 1/area: `yy` for a force along y. */
  readonly shear: { readonly yy: number | null; readonly zz: number | null; readonly yz: number };
}

/**
 * Checks the solution of the boundary equations: values that no section can have are returned as unknown (null).
 *
 * The torsion constant and the shear flexibilities must be above zero. The warping constant must not be negative; a
 * rounding error below zero becomes 0.
 */
export function keepSound(
  found: Resisting,
  { A, Iy, Iz }: CentralMoments & { readonly A: number },
): Resisting {
  const { It, Iw, yShear, zShear, shear } = found;
  const isPositive = (value: number | null) => value === null || (value > 0 && Number.isFinite(value));
  const isKnown = (value: number | null) => value === null || Number.isFinite(value);
  const isSound =
    [It, shear.yy, shear.zz].every(isPositive) &&
    [Iw, yShear, zShear, shear.yz].every(isKnown) &&
    (Iw ?? 0) >= (-NO_WARPING * (It ?? 0) * (Iy + Iz)) / A;
  return isSound ? { ...found, Iw: Iw && Math.max(0, Iw) } : UNKNOWN;
}

const UNKNOWN: Resisting = {
  It: null,
  Iw: null,
  yShear: null,
  zShear: null,
  shear: { yy: null, zz: null, yz: 0 },
};
