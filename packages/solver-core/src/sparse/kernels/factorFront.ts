import { factorBlock } from './factorBlock.ts';
import { TAKE_PRODUCTS } from './functionIndexes.ts';
import { declareFrontVariables, eights, onDiagonal, quarter, type FrontVariables } from './frontVariables.ts';
import {
  call,
  createFunction,
  i32,
  when,
  whileDo,
  type Code,
  type WasmFunction,
} from '../../wasm/instructions.ts';
import { BLOCK_BYTES, PANEL } from './packedPanel.ts';

/**
 * factor(front, size, pivots, least, panel) returns the first column whose pivot fails, or -1. All arguments except
 * `size` and `pivots` are addresses in bytes.
 */
export function factorFront(): WasmFunction {
  return createFunction(5, true, (parameters, declare) => {
    const v = declareFrontVariables(parameters, declare);
    return [
      v.column.set(eights(v.size.get)),
      whileDo(i32.lt(v.start.get, v.pivots.get), [
        v.end.set(i32.min(i32.add(v.start.get, i32.constant(PANEL)), v.pivots.get)),
        v.i.set(i32.add(i32.sub(v.end.get, v.start.get), i32.constant(3))),
        v.stride.set(i32.mul(quarter(v.i.get), i32.constant(BLOCK_BYTES))),
        v.i.set(i32.sub(v.size.get, v.start.get)),
        v.full.set(quarter(v.i.get)),
        v.rest.set(i32.and(v.i.get, i32.constant(3))),
        v.blocks.set(quarter(i32.add(v.i.get, i32.constant(3)))),
        v.c.set(v.start.get),
        whileDo(i32.lt(v.c.get, v.end.get), factorBlock(v)),
        takePanel(v),
        v.start.set(v.end.get),
      ]),
      i32.constant(-1),
    ];
  });
}

/**
 * Subtracts the panel's products from the triangle to its right, row block by row block; the block with both pivots and
 * other columns comes first.
 */
function takePanel(v: FrontVariables): Code {
  return [
    v.block.set(quarter(i32.sub(v.end.get, v.start.get))),
    when(i32.and(i32.sub(v.end.get, v.start.get), i32.constant(3)), [
      call(
        TAKE_PRODUCTS,
        v.diagonal.get,
        v.column.get,
        v.packed.get,
        v.packed.get,
        i32.constant(BLOCK_BYTES),
        i32.sub(v.blocks.get, v.block.get),
        v.stride.get,
      ),
      v.block.add(i32.constant(1)),
    ]),
    whileDo(i32.lt(v.block.get, v.blocks.get), [
      v.own.set(i32.add(v.panel.get, i32.mul(v.block.get, v.stride.get))),
      call(
        TAKE_PRODUCTS,
        onDiagonal(v, i32.add(v.start.get, i32.shl(v.block.get, i32.constant(2)))),
        v.column.get,
        v.own.get,
        v.own.get,
        v.stride.get,
        i32.sub(v.blocks.get, v.block.get),
        v.stride.get,
      ),
      v.block.add(i32.constant(1)),
    ]),
  ];
}
