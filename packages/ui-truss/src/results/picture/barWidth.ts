/** Width of the rod that bears most, of one that bears next to nothing, and of one told apart by colour, px. */
export interface BarWidth {
  readonly most: number;
  readonly least: number;
  readonly coloured: number;
}

export const BAR_WIDTH: BarWidth = { most: 8, least: 1, coloured: 5 };

/**
 * Width of rods that stand so close that nothing would be seen between them. Browsers fill lines of up to 1 px ten
 * times as fast as those a little wider, and most rods bear less than a quarter of the greatest force.
 */
export const DENSE_BAR_WIDTH: BarWidth = { most: 3, least: 0.3, coloured: 2 };
