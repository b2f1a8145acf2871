/** Widths of the rod with the greatest force, of one with almost no force, and of one shown by colour only, px. */
export interface BarWidth {
  readonly most: number;
  readonly least: number;
  readonly coloured: number;
}

export const BAR_WIDTH: BarWidth = { most: 8, least: 1, coloured: 5 };

/**
 * Width of rods that stand so close that wider ones would leave no gaps. Browsers fill lines of up to 1 px ten times as
 * fast as slightly wider ones, and most rods carry less than a quarter of the greatest force.
 */
export const DENSE_BAR_WIDTH: BarWidth = { most: 3, least: 0.3, coloured: 2 };
