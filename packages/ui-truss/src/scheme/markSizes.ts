/** The sizes of the marks on a drawing, px. */
export interface MarkSizes {
  /** Supports. */
  readonly anchor: number;
  /** Length of the arrow of a force. */
  readonly arrow: number;
  /** Radius of a joint. */
  readonly joint: number;
}

/** The sizes on a board, on paper and in files. */
export const BOARD_SIZES: MarkSizes = { anchor: 24, arrow: 40, joint: 3.5 };
