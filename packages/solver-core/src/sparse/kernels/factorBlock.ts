import { SOLVE_BLOCKS, SOLVE_ROW, TAKE_PRODUCTS } from './functionIndexes.ts';
import { eights, onDiagonal, quarter, type FrontVariables } from './frontVariables.ts';
import { call, f64, giveBack, i32, when, whileDo, type Code, type Local } from '../../wasm/instructions.ts';
import { BLOCK, BLOCK_BYTES, clearBlock, COLUMN_BYTES } from './packedPanel.ts';

/** A place where solveRow may pack values that nothing reads. */
const NOWHERE = i32.constant(0);
const ONE = i32.constant(1);

/**
 * Factors four columns of a panel over all their rows and packs them, after subtracting the products of the panel's
 * earlier columns; returns the first column whose pivot fails.
 */
export function factorBlock(v: FrontVariables): Code {
  return [
    v.block.set(quarter(i32.sub(v.c.get, v.start.get))),
    v.diagonal.set(onDiagonal(v, v.c.get)),
    v.own.set(i32.add(v.panel.get, i32.mul(v.block.get, v.stride.get))),
    when(
      v.block.get,
      call(
        TAKE_PRODUCTS,
        v.diagonal.get,
        v.column.get,
        v.own.get,
        v.own.get,
        bytesBefore(v.block),
        i32.sub(v.blocks.get, v.block.get),
        v.stride.get,
      ),
    ),
    v.count.set(i32.min(i32.constant(BLOCK), i32.sub(v.pivots.get, v.c.get))),
    factorDiagonal(v),
    v.packed.set(i32.add(v.own.get, bytesBefore(v.block))),
    when(i32.lt(v.count.get, i32.constant(BLOCK)), solveOwnRows(v)),
    v.k.set(i32.sub(i32.sub(v.full.get, v.block.get), ONE)),
    when(
      i32.gt(v.k.get, i32.constant(0)),
      call(
        SOLVE_BLOCKS,
        i32.add(v.diagonal.get, i32.constant(COLUMN_BYTES)),
        v.column.get,
        v.diagonal.get,
        i32.add(v.packed.get, v.stride.get),
        v.stride.get,
        v.k.get,
        v.count.get,
      ),
    ),
    when(i32.and(i32.gt(v.rest.get, i32.constant(0)), i32.gt(v.full.get, v.block.get)), solveLastRows(v)),
    v.c.add(i32.constant(BLOCK)),
  ];
}

/** Factors the diagonal block row by row, and returns from the function if a pivot fails. */
function factorDiagonal(v: FrontVariables): Code {
  return [
    v.i.set(i32.constant(0)),
    whileDo(i32.lt(v.i.get, v.count.get), [
      v.row.set(i32.add(v.diagonal.get, eights(v.i.get))),
      call(SOLVE_ROW, v.row.get, v.column.get, v.diagonal.get, NOWHERE, v.i.get),
      v.at.set(i32.add(v.row.get, i32.mul(v.i.get, v.column.get))),
      v.x.set(f64.load(v.at.get)),
      whileDo(i32.ne(v.row.get, v.at.get), [
        v.x.set(f64.sub(v.x.get, f64.mul(f64.load(v.row.get), f64.load(v.row.get)))),
        v.row.add(v.column.get),
      ]),
      f64.store(v.at.get, v.x.get),
      when(
        i32.not(f64.gt(v.x.get, f64.load(i32.add(v.least.get, eights(i32.add(v.c.get, v.i.get)))))),
        giveBack(i32.add(v.c.get, v.i.get)),
      ),
      f64.store(v.at.get, f64.sqrt(v.x.get)),
      v.i.add(ONE),
    ]),
  ];
}

/** Solves the rows of a block in which not all columns are pivots; the other columns belong to the remaining matrix. */
function solveOwnRows(v: FrontVariables): Code {
  return [
    clearBlock(v.packed),
    v.i.set(v.count.get),
    whileDo(i32.lt(v.i.get, i32.min(i32.constant(BLOCK), i32.sub(v.size.get, v.c.get))), [
      call(
        SOLVE_ROW,
        i32.add(v.diagonal.get, eights(v.i.get)),
        v.column.get,
        v.diagonal.get,
        i32.add(v.packed.get, eights(v.i.get)),
        v.count.get,
      ),
      v.i.add(ONE),
    ]),
  ];
}

/** Solves the rows after the last full row block. */
function solveLastRows(v: FrontVariables): Code {
  return [
    v.at.set(i32.add(i32.add(v.panel.get, i32.mul(v.full.get, v.stride.get)), bytesBefore(v.block))),
    clearBlock(v.at),
    v.row.set(i32.add(v.diagonal.get, i32.mul(i32.sub(v.full.get, v.block.get), i32.constant(COLUMN_BYTES)))),
    v.i.set(v.rest.get),
    whileDo(v.i.get, [
      call(SOLVE_ROW, v.row.get, v.column.get, v.diagonal.get, v.at.get, v.count.get),
      v.row.add(i32.constant(8)),
      v.at.add(i32.constant(8)),
      v.i.add(i32.constant(-1)),
    ]),
  ];
}

/** Bytes of the packed blocks before a given one. */
function bytesBefore(block: Local): Code {
  return i32.shl(block.get, i32.constant(Math.log2(BLOCK_BYTES)));
}
