import type { Dimension } from '../../../model/common/dimensions.ts';
import type { RadiusName, Ring } from '../../outline.ts';

/** A shape: the conditions on its dimensions, and the boundary that they give. */
export interface ShapePlan {
  /** Dimensions that must be above zero. */
  readonly sizes: readonly Dimension[];
  /** Upper limits: each dimension must be below its own. */
  readonly limits: Readonly<Partial<Record<Dimension, number>>>;
  /** The radii of corners, if they differ from those of the section itself. */
  readonly radii?: Readonly<Partial<Record<RadiusName, number>>>;
  /** Coordinates from the lower left corner of the bounding box, y to the right, z up; holes run clockwise. */
  readonly rings: readonly Ring[];
}
