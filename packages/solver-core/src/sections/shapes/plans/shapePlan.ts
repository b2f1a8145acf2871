import type { Dimension } from '../../../model/common/dimensions.ts';
import type { RadiusName, Ring } from '../../outline.ts';

/** A shape with its dimensions: the conditions that they must meet, and the boundary that they give. */
export interface ShapePlan {
  /** Without these above zero there is no such shape. */
  readonly sizes: readonly Dimension[];
  /** Upper limits: each dimension must stay below its own. */
  readonly limits: Readonly<Partial<Record<Dimension, number>>>;
  /** The radii of corners, if they differ from those of the section itself. */
  readonly radii?: Readonly<Partial<Record<RadiusName, number>>>;
  /** From the lower left corner of the bounding box, y to the right, z up; holes run clockwise. */
  readonly rings: readonly Ring[];
}
