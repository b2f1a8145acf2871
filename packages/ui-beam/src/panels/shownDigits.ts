/** Decimals a cell has room for; a number that is not typed over keeps all it has. */
export const SHOWN_DIGITS = 4;
