import {
  createFunction,
  doWhile,
  f64x2,
  i32,
  I32,
  V128,
  type Code,
  type Local,
  type WasmFunction,
} from '../../wasm/instructions.ts';
import { BLOCK_BYTES, COLUMN_BYTES, COLUMNS } from './packedPanel.ts';

/**
 * take(to, columnBytes, rows, columns, depthBytes, blocks, stride) computes C -= A·Bᵀ for consecutive row blocks; B is
 * one row block.
 */
export function takeProducts(isFused: boolean): WasmFunction {
  return createFunction(7, false, ([to, column, rows, columns, depth, blocks, stride], declare) => {
    const [a, b, end, at] = [declare(I32), declare(I32), declare(I32), declare(I32)];
    const sums = COLUMNS.map(() => [declare(V128), declare(V128)] as const);
    const [low, high, factors] = [declare(V128), declare(V128), declare(V128)];
    const accumulate = (sum: Local, part: Local): Code =>
      sum.set(
        isFused
          ? f64x2.multiplyAdd(part.get, factors.get, sum.get)
          : f64x2.add(sum.get, f64x2.mul(part.get, factors.get)),
      );
    const step = (offset: number): Code => [
      low.set(f64x2.load(a.get, offset)),
      high.set(f64x2.load(a.get, offset + 16)),
      sums.map(([sumLow, sumHigh], i) => [
        factors.set(f64x2.loadSplat(b.get, offset + 8 * i)),
        accumulate(sumLow, low),
        accumulate(sumHigh, high),
      ]),
    ];
    const tile: Code = [
      sums.flat().map((sum) => sum.set(f64x2.zero)),
      a.set(rows!.get),
      b.set(columns!.get),
      doWhile(
        [
          COLUMNS.map((k) => step(k * COLUMN_BYTES)),
          a.add(i32.constant(BLOCK_BYTES)),
          b.add(i32.constant(BLOCK_BYTES)),
        ],
        i32.ne(b.get, end.get),
      ),
      at.set(to!.get),
      sums.map(([sumLow, sumHigh]) => [
        f64x2.store(at.get, f64x2.sub(f64x2.load(at.get), sumLow.get)),
        f64x2.store(at.get, f64x2.sub(f64x2.load(at.get, 16), sumHigh.get), 16),
        at.add(column!.get),
      ]),
    ];
    return [
      end.set(i32.add(columns!.get, depth!.get)),
      doWhile(
        [tile, to!.add(i32.constant(COLUMN_BYTES)), rows!.add(stride!.get), blocks!.add(i32.constant(-1))],
        blocks!.get,
      ),
    ];
  });
}
