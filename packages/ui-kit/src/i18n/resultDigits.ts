/** The significant digits of a result that is too small for its decimals. */
export const RESULT_DIGITS = 4;
