import {
  createFunction,
  doWhile,
  f64,
  f64x2,
  i32,
  I32,
  V128,
  when,
  type Code,
  type Local,
  type WasmFunction,
} from '../../wasm/instructions.ts';
import { clearColumn, COLUMN_BYTES, COLUMNS } from './packedPanel.ts';

/**
 * solveBlocks(at, columnBytes, diagonal, packed, stride, blocks, pivots) solves X·Lᵀ = B in place for full row blocks
 * and packs X.
 */
export function solveBlocks(): WasmFunction {
  return createFunction(7, false, ([at, column, diagonal, packed, stride, blocks, pivots], declare) => {
    const place = COLUMNS.map(() => declare(I32));
    const entries = COLUMNS.map(() => COLUMNS.map(() => declare(V128)));
    const x = COLUMNS.map(() => [declare(V128), declare(V128)] as const);
    const columnsFrom = (start: Local): Code =>
      place.map((address, j) => address.set(j ? i32.add(place[j - 1]!.get, column!.get) : start.get));
    const keep = (j: number): Code =>
      x[j]!.map((part, half) => [
        f64x2.store(place[j]!.get, part.get, 16 * half),
        f64x2.store(packed!.get, part.get, j * COLUMN_BYTES + 16 * half),
      ]);
    const solveHalf = (half: 0 | 1): Code =>
      COLUMNS.map((j) => {
        const own = x[j]![half];
        return [
          own.set(f64x2.load(place[j]!.get, 16 * half)),
          COLUMNS.slice(0, j).map((k) =>
            own.set(f64x2.sub(own.get, f64x2.mul(x[k]![half].get, entries[j]![k]!.get))),
          ),
          own.set(f64x2.mul(own.get, entries[j]![j]!.get)),
        ];
      });
    return [
      columnsFrom(diagonal!),
      COLUMNS.map((j) => [
        entries[j]![j]!.set(f64x2.splat(f64.div(f64.one, f64.load(place[j]!.get, 8 * j)))),
        COLUMNS.slice(0, j).map((k) => entries[j]![k]!.set(f64x2.loadSplat(place[k]!.get, 8 * j))),
      ]),
      doWhile(
        [
          columnsFrom(at!),
          solveHalf(0),
          solveHalf(1),
          keep(0),
          COLUMNS.slice(1).map((j) =>
            when(i32.gt(pivots!.get, i32.constant(j)), keep(j), clearColumn(packed!, j)),
          ),
          at!.add(i32.constant(COLUMN_BYTES)),
          packed!.add(stride!.get),
          blocks!.add(i32.constant(-1)),
        ],
        blocks!.get,
      ),
    ];
  });
}
