/** Indexes by which the functions of the module call each other: their positions in `createFrontFunctions`. */
export const TAKE_PRODUCTS = 0;
export const SOLVE_BLOCKS = 1;
export const SOLVE_ROW = 2;
