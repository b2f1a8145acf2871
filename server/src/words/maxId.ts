/** The largest id of a row. */
export const MAX_ID = 2_147_483_647;
