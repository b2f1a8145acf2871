import {
  createFunction,
  f64,
  F64,
  f64x2,
  I32,
  i32,
  V128,
  when,
  whileDo,
  type Code,
  type Local,
  type WasmFunction,
} from '../../wasm/instructions.ts';

const COLUMNS = [0, 1, 2, 3] as const;
/** Bytes of a row of four adjacent columns, and of a square of four such rows. */
const ROW = 32;
const SQUARE = 4 * ROW;
const ZERO = i32.constant(0);

/**
 * substitute(work, values, size, pivots, isBack) solves L·y = work in place for the columns of one front, or Lᵀ·y =
 * work if `isBack`. `values` is the address where they begin (`Factor.values`), or for `isBack` where they end.
 *
 * Two rows are processed at a time; if their number is odd, the row after the last is included. In the forward
 * direction it is overwritten; in the backward direction it must be 0 in `work` and finite in the factor.
 */
export function substitute(isFused: boolean): WasmFunction {
  return createFunction(5, false, ([work, values, size, pivots, isBack], declare) => {
    const [at, end, rows] = [declare(I32), declare(I32), declare(I32)] as [Local, Local, Local];
    const y = COLUMNS.map(() => declare(F64));
    const [left, right, sum, other] = [declare(V128), declare(V128), declare(V128), declare(V128)] as [
      Local,
      Local,
      Local,
      Local,
    ];
    const sums = [declare(V128), declare(V128), declare(V128), declare(V128)];
    const multiplyAdd = (a: Code, b: Code, c: Code): Code =>
      isFused ? f64x2.multiplyAdd(a, b, c) : f64x2.add(c, f64x2.mul(a, b));
    const entry = (row: number, column: number): Code => f64.load(values!.get, ROW * row + 8 * column);
    const less = (j: number, row: number, column: number, of: number): Code =>
      y[j]!.set(f64.sub(y[j]!.get, f64.mul(entry(row, column), y[of]!.get)));
    const finish = (j: number): Code => [
      y[j]!.set(f64.div(y[j]!.get, entry(j, j))),
      f64.store(work!.get, y[j]!.get, 8 * j),
    ];
    /** Loops over the rows below a square, two at a time. */
    const pairsOfRows = (body: Code): Code => [
      at.set(i32.add(work!.get, i32.constant(ROW))),
      end.set(i32.add(work!.get, i32.shl(size!.get, i32.constant(3)))),
      rows.set(i32.add(values!.get, i32.constant(SQUARE))),
      whileDo(i32.lt(at.get, end.get), [body, at.add(i32.constant(16)), rows.add(i32.constant(2 * ROW))]),
    ];
    const rowOf = (row: 0 | 1): Code =>
      multiplyAdd(
        f64x2.load(rows.get, ROW * row + 16),
        right.get,
        f64x2.mul(f64x2.load(rows.get, ROW * row), left.get),
      );
    const forthFour: Code = [
      COLUMNS.map((j) => [
        y[j]!.set(f64.load(work!.get, 8 * j)),
        COLUMNS.slice(0, j).map((k) => less(j, j, k, k)),
        finish(j),
      ]),
      left.set(f64x2.pair(y[0]!.get, y[1]!.get)),
      right.set(f64x2.pair(y[2]!.get, y[3]!.get)),
      pairsOfRows([
        sum.set(rowOf(0)),
        other.set(rowOf(1)),
        f64x2.store(
          at.get,
          f64x2.sub(
            f64x2.load(at.get),
            f64x2.add(f64x2.lanes(sum.get, other.get, 0), f64x2.lanes(sum.get, other.get, 1)),
          ),
        ),
      ]),
      values!.add(i32.shl(size!.get, i32.constant(5))),
      work!.add(i32.constant(ROW)),
    ];
    const backFour: Code = [
      values!.set(i32.sub(values!.get, i32.shl(size!.get, i32.constant(5)))),
      sums.map((one) => one.set(f64x2.zero)),
      pairsOfRows(
        sums.map((one, k) => [
          one.set(multiplyAdd(f64x2.load(rows.get, 16 * k), f64x2.loadSplat(at.get, 8 * (k >> 1)), one.get)),
        ]),
      ),
      [0, 1].map((k) => sums[k]!.set(f64x2.add(sums[k]!.get, sums[k + 2]!.get))),
      [...COLUMNS]
        .reverse()
        .map((j) => [
          y[j]!.set(f64.sub(f64.load(work!.get, 8 * j), f64x2.lane(sums[j >> 1]!.get, (j & 1) as 0 | 1))),
          COLUMNS.slice(j + 1).map((k) => less(j, k, j, k)),
          finish(j),
        ]),
    ];
    /** Loops over the rows below a diagonal, one at a time. */
    const rowsBelow = (body: Code): Code => [
      at.set(work!.get),
      end.set(i32.add(work!.get, i32.shl(i32.sub(size!.get, i32.constant(1)), i32.constant(3)))),
      rows.set(values!.get),
      whileDo(i32.lt(at.get, end.get), [at.add(i32.constant(8)), rows.add(i32.constant(8)), body]),
    ];
    const forthOne: Code = [
      y[0]!.set(f64.load(work!.get)),
      finish(0),
      rowsBelow(f64.store(at.get, f64.sub(f64.load(at.get), f64.mul(f64.load(rows.get), y[0]!.get)))),
      values!.add(i32.shl(size!.get, i32.constant(3))),
      work!.add(i32.constant(8)),
    ];
    const backOne: Code = [
      values!.set(i32.sub(values!.get, i32.shl(size!.get, i32.constant(3)))),
      y[0]!.set(f64.load(work!.get)),
      rowsBelow(y[0]!.set(f64.sub(y[0]!.get, f64.mul(f64.load(rows.get), f64.load(at.get))))),
      finish(0),
    ];
    return when(
      isBack!.get,
      [
        work!.add(i32.shl(pivots!.get, i32.constant(3))),
        size!.set(i32.sub(size!.get, pivots!.get)),
        whileDo(i32.and(pivots!.get, i32.constant(3)), [
          pivots!.add(i32.constant(-1)),
          size!.add(i32.constant(1)),
          work!.add(i32.constant(-8)),
          backOne,
        ]),
        whileDo(pivots!.get, [
          pivots!.add(i32.constant(-4)),
          size!.add(i32.constant(4)),
          work!.add(i32.constant(-ROW)),
          backFour,
        ]),
      ],
      [
        whileDo(i32.gt(pivots!.get, i32.constant(3)), [
          forthFour,
          pivots!.add(i32.constant(-4)),
          size!.add(i32.constant(-4)),
        ]),
        whileDo(i32.gt(pivots!.get, ZERO), [
          forthOne,
          pivots!.add(i32.constant(-1)),
          size!.add(i32.constant(-1)),
        ]),
      ],
    );
  });
}
