/** Counts the decimals of a printed number. */
export function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/**
 * Returns half a unit of the last printed digit, relative to the value. A table prints three significant digits, or as
 * many decimals as the most precise value of its column, whichever is coarser.
 */
export function roundingOf(text: string, decimals: number): number {
  const value = Number(text);
  const significant = 10 ** (Math.floor(Math.log10(value)) - 2);
  return Math.max(significant, 10 ** -decimals) / 2 / value;
}
