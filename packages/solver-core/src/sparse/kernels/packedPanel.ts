import { f64x2, type Code, type Local } from '../../wasm/instructions.ts';

/** Number of columns that are factored before their products are subtracted from the rest; a multiple of 4. */
export const PANEL = 48;

/**
 * A panel's rows, from its first one on, are packed four by four: for each block of four rows its columns one after the
 * other, four doubles each. Rows past the last are zero there, so that tiles that reach beyond the front write back
 * what they read. This needs memory for four columns after the front, but no special case for the last rows.
 */
export const BLOCK = 4;

/** Bytes of a column of a packed block, and of a packed block of four columns. */
export const COLUMN_BYTES = 32;
export const BLOCK_BYTES = BLOCK * COLUMN_BYTES;

/** Columns of a tile; each consists of two vectors of two doubles. */
export const COLUMNS = [0, 1, 2, 3] as const;

/** Writes zeros to a packed column. */
export function clearColumn(address: Local, column: number): Code {
  return [0, 16].map((half) => f64x2.store(address.get, f64x2.zero, column * COLUMN_BYTES + half));
}

/** Writes zeros to a packed block. */
export function clearBlock(address: Local): Code {
  return COLUMNS.map((column) => clearColumn(address, column));
}
