/** The least and greatest height of a diagram row that shares the remaining height, px. */
export const ROW_PX = { least: 88, most: 200 } as const;
/** The line between two rows. */
const LINE_PX = 1;

/**
 * Divides the remaining height of the screen among the rows of diagrams, each at least 88 and at most 200 px high.
 *
 * @example shareHeight(450, 3) // 149
 */
export function shareHeight(leftPx: number, rows: number): number {
  const share = Math.floor(leftPx / Math.max(1, rows)) - LINE_PX;
  return Math.max(ROW_PX.least, Math.min(ROW_PX.most, share));
}
