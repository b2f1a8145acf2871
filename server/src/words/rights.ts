/** Bits of `rights`. The others are reserved: nothing gives them, and no call reads them. */
export const ROOT = 1;
