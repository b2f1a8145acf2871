import { F64, i32, I32, type Code, type Local } from '../../wasm/instructions.ts';

const PARAMETERS = ['front', 'size', 'pivots', 'least', 'panel'] as const;

const INTEGERS = [
  'column',
  'start',
  'end',
  'stride',
  'blocks',
  'full',
  'c',
  'block',
  'diagonal',
  'own',
  'packed',
  'count',
  'i',
  'row',
  'at',
  'k',
  'rest',
] as const;

/**
 * Variables of the function that factors a front. Addresses and lengths are in bytes unless stated otherwise.
 *
 * front, least, panel: start of the front, of its least pivots and of its packed panel; size, pivots: rows, and columns
 * to factor. column: length of a column; start, end: columns of the panel; stride: length of a packed row block;
 * blocks, full, rest: number of row blocks from `start` on, of those with four rows, and of rows in the last one; c,
 * block: first column of the current block, and its number in the panel; diagonal: its diagonal entry; own, packed:
 * where its rows are packed, and its columns of them; count: its pivots; i, row, at, k, x: temporaries.
 */
export type FrontVariables = Readonly<
  Record<(typeof PARAMETERS)[number] | (typeof INTEGERS)[number] | 'x', Local>
>;

/** Declares the variables. */
export function declareFrontVariables(
  parameters: readonly Local[],
  declare: (type: number) => Local,
): FrontVariables {
  return Object.fromEntries([
    ...PARAMETERS.map((name, k) => [name, parameters[k]!]),
    ...INTEGERS.map((name) => [name, declare(I32)]),
    ['x', declare(F64)],
  ]) as FrontVariables;
}

/** Returns the number of bytes of `count` doubles. */
export function eights(count: Code): Code {
  return i32.shl(count, i32.constant(3));
}

/** Returns a quarter of a number, rounded down. */
export function quarter(count: Code): Code {
  return i32.shr(count, i32.constant(2));
}

/** Returns the address of the diagonal entry of column c. */
export function onDiagonal(v: FrontVariables, c: Code): Code {
  return i32.add(v.front.get, i32.mul(c, i32.add(v.column.get, i32.constant(8))));
}
