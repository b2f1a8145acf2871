/** A drawing narrower than this has the layout of a phone, px. */
export const NARROW_PX = 560;

/** Room left and right of a beam, px: letter and unit of a diagram on the left, its table button on the right. */
export interface Insets {
  readonly left: number;
  readonly right: number;
}

const NARROW: Insets = { left: 46, right: 40 };
const WIDE: Insets = { left: 64, right: 56 };

/**
 * Returns the insets of a drawing of a width, px; they are always the same for that width, so that a beam and the
 * diagrams below it are aligned.
 */
export function getInsets(width: number): Insets {
  return width < NARROW_PX ? NARROW : WIDE;
}
