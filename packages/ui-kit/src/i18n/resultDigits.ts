/** The significant digits of a result that has too few decimals to be told by them. */
export const RESULT_DIGITS = 4;
