import type { SectorialProperties } from '../../sectorialProperties.ts';

/** How a section resists twisting, in its own numbers: torsion constant, warping constant and shear centre from the centroid. */
export interface ShapeTwist extends SectorialProperties {
  /** Null of a shape too stout for the sum of its plates. */
  readonly It: number | null;
  /** For a force in any direction, where the stresses of a horizontal cut would leave out most of their work. */
  readonly shearArea?: number;
}

/** A shape whose shear centre is its centroid. */
export function twistAboutCentroid({ It, Iw }: { It: number; Iw: number }): ShapeTwist {
  return { It, Iw, yShear: 0, zShear: 0 };
}
