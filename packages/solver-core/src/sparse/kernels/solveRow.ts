import {
  createFunction,
  f64,
  F64,
  i32,
  I32,
  whileDo,
  type Local,
  type WasmFunction,
} from '../../wasm/instructions.ts';
import { COLUMN_BYTES } from './packedPanel.ts';

/** solveRow(row, columnBytes, diagonal, packed, pivots) solves X·Lᵀ = B in place for one row and packs X. */
export function solveRow(): WasmFunction {
  return createFunction(5, false, ([row, column, diagonal, packed, pivots], declare) => {
    const [j, k, own, left, above] = [I32, I32, I32, I32, I32].map(declare) as [
      Local,
      Local,
      Local,
      Local,
      Local,
    ];
    const x = declare(F64);
    return [
      own.set(row!.get),
      whileDo(i32.lt(j.get, pivots!.get), [
        x.set(f64.load(own.get)),
        left.set(row!.get),
        above.set(i32.add(diagonal!.get, i32.shl(j.get, i32.constant(3)))),
        k.set(i32.constant(0)),
        whileDo(i32.lt(k.get, j.get), [
          x.set(f64.sub(x.get, f64.mul(f64.load(left.get), f64.load(above.get)))),
          left.add(column!.get),
          above.add(column!.get),
          k.add(i32.constant(1)),
        ]),
        x.set(f64.div(x.get, f64.load(above.get))),
        f64.store(own.get, x.get),
        f64.store(packed!.get, x.get),
        own.add(column!.get),
        packed!.add(i32.constant(COLUMN_BYTES)),
        j.add(i32.constant(1)),
      ]),
    ];
  });
}
