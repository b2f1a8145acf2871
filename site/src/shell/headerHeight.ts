/** Height of the top bar of every page, px. */
export const HEADER_PX = 48;
