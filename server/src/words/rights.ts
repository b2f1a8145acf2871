/** Bits of `rights`. The others are reserved: nothing sets them, and no call reads them. */
export const ROOT = 1;
