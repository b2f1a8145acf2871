import {
  call,
  createFunction,
  doWhile,
  f64,
  f64x2,
  F64,
  giveBack,
  i32,
  I32,
  V128,
  when,
  whileDo,
  type Code,
  type Local,
  type WasmFunction,
} from './instructions.ts';

/** Columns factored before they are taken from the rest; a multiple of 4. */
export const PANEL = 48;

const BLOCK = 4;
/** Bytes of a column of a packed block, and of a packed block of four columns. */
const COLUMN_BYTES = 32;
const BLOCK_BYTES = BLOCK * COLUMN_BYTES;
const COLUMNS = [0, 1, 2, 3] as const;

const TAKE = 0;
const SOLVE_BLOCKS = 1;
const SOLVE_ROW = 2;

/**
 * Returns the functions that factor a front; the last is factor(front, size, pivots, least, panel): first column whose pivot fails, or -1.
 * All are addresses in bytes, but `size` and `pivots`.
 *
 * Rows from a panel's first on are packed four by four: for each row block its columns, four doubles each. Rows past the last are zero there, so
 * that tiles that reach beyond the front write back what they read: it takes four columns of memory behind it, and no case for the rest.
 */
export function createFrontFunctions({ isFused }: { isFused: boolean }): WasmFunction[] {
  return [takeProducts(isFused), solveBlocks(), solveRow(), factor()];
}

/** take(to, columnBytes, rows, columns, depthBytes, blocks, stride): C -= A·Bᵀ for row blocks one below the other, B one row block. */
function takeProducts(isFused: boolean): WasmFunction {
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

/** solveBlocks(at, columnBytes, diagonal, packed, stride, blocks, pivots): X·Lᵀ = B in place for full row blocks, and packed. */
function solveBlocks(): WasmFunction {
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
    const clear = (j: number): Code =>
      [0, 16].map((half) => f64x2.store(packed!.get, f64x2.zero, j * COLUMN_BYTES + half));
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
          COLUMNS.slice(1).map((j) => when(i32.gt(pivots!.get, i32.constant(j)), keep(j), clear(j))),
          at!.add(i32.constant(COLUMN_BYTES)),
          packed!.add(stride!.get),
          blocks!.add(i32.constant(-1)),
        ],
        blocks!.get,
      ),
    ];
  });
}

/** solveRow(row, columnBytes, diagonal, packed, pivots): the same for one row. */
function solveRow(): WasmFunction {
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

/** Where solveRow may pack what nobody needs. */
const NOWHERE = i32.constant(0);

function factor(): WasmFunction {
  return createFunction(5, true, ([front, size, pivots, least, panel], declare) => {
    const integers = <T extends readonly string[]>(...names: T) =>
      Object.fromEntries(names.map((name) => [name, declare(I32)])) as Record<T[number], Local>;
    const v = integers('column', 'start', 'end', 'stride', 'blocks', 'full', 'c', 'block', 'diagonal');
    const w = integers('own', 'packed', 'count', 'i', 'row', 'at', 'k', 'rest');
    const x = declare(F64);
    const one = i32.constant(1);
    const blockBytes = i32.shl(v.block.get, i32.constant(7));
    const eights = (value: Code) => i32.shl(value, i32.constant(3));
    const quarter = (value: Code) => i32.shr(value, i32.constant(2));
    const onDiagonal = (c: Code) => i32.add(front!.get, i32.mul(c, i32.add(v.column.get, i32.constant(8))));
    const clearBlock = (address: Local): Code =>
      COLUMNS.flatMap((j) =>
        [0, 16].map((half) => f64x2.store(address.get, f64x2.zero, j * COLUMN_BYTES + half)),
      );

    const factorDiagonal: Code = [
      w.i.set(i32.constant(0)),
      whileDo(i32.lt(w.i.get, w.count.get), [
        w.row.set(i32.add(v.diagonal.get, eights(w.i.get))),
        call(SOLVE_ROW, w.row.get, v.column.get, v.diagonal.get, NOWHERE, w.i.get),
        w.at.set(i32.add(w.row.get, i32.mul(w.i.get, v.column.get))),
        x.set(f64.load(w.at.get)),
        whileDo(i32.ne(w.row.get, w.at.get), [
          x.set(f64.sub(x.get, f64.mul(f64.load(w.row.get), f64.load(w.row.get)))),
          w.row.add(v.column.get),
        ]),
        f64.store(w.at.get, x.get),
        when(
          i32.not(f64.gt(x.get, f64.load(i32.add(least!.get, eights(i32.add(v.c.get, w.i.get)))))),
          giveBack(i32.add(v.c.get, w.i.get)),
        ),
        f64.store(w.at.get, f64.sqrt(x.get)),
        w.i.add(one),
      ]),
    ];

    // Rows of a block of which not all columns are pivots: those past the pivots belong to what is left.
    const solveOwnRows: Code = [
      clearBlock(w.packed),
      w.i.set(w.count.get),
      whileDo(i32.lt(w.i.get, i32.min(i32.constant(BLOCK), i32.sub(size!.get, v.c.get))), [
        call(
          SOLVE_ROW,
          i32.add(v.diagonal.get, eights(w.i.get)),
          v.column.get,
          v.diagonal.get,
          i32.add(w.packed.get, eights(w.i.get)),
          w.count.get,
        ),
        w.i.add(one),
      ]),
    ];

    const solveLastRows: Code = [
      w.at.set(i32.add(i32.add(panel!.get, i32.mul(v.full.get, v.stride.get)), blockBytes)),
      clearBlock(w.at),
      w.row.set(
        i32.add(v.diagonal.get, i32.mul(i32.sub(v.full.get, v.block.get), i32.constant(COLUMN_BYTES))),
      ),
      w.i.set(w.rest.get),
      whileDo(w.i.get, [
        call(SOLVE_ROW, w.row.get, v.column.get, v.diagonal.get, w.at.get, w.count.get),
        w.row.add(i32.constant(8)),
        w.at.add(i32.constant(8)),
        w.i.add(i32.constant(-1)),
      ]),
    ];

    const factorBlock: Code = [
      v.block.set(quarter(i32.sub(v.c.get, v.start.get))),
      v.diagonal.set(onDiagonal(v.c.get)),
      w.own.set(i32.add(panel!.get, i32.mul(v.block.get, v.stride.get))),
      when(
        v.block.get,
        call(
          TAKE,
          v.diagonal.get,
          v.column.get,
          w.own.get,
          w.own.get,
          blockBytes,
          i32.sub(v.blocks.get, v.block.get),
          v.stride.get,
        ),
      ),
      w.count.set(i32.min(i32.constant(BLOCK), i32.sub(pivots!.get, v.c.get))),
      factorDiagonal,
      w.packed.set(i32.add(w.own.get, blockBytes)),
      when(i32.lt(w.count.get, i32.constant(BLOCK)), solveOwnRows),
      w.k.set(i32.sub(i32.sub(v.full.get, v.block.get), one)),
      when(
        i32.gt(w.k.get, i32.constant(0)),
        call(
          SOLVE_BLOCKS,
          i32.add(v.diagonal.get, i32.constant(COLUMN_BYTES)),
          v.column.get,
          v.diagonal.get,
          i32.add(w.packed.get, v.stride.get),
          v.stride.get,
          w.k.get,
          w.count.get,
        ),
      ),
      when(i32.and(i32.gt(w.rest.get, i32.constant(0)), i32.gt(v.full.get, v.block.get)), solveLastRows),
      v.c.add(i32.constant(BLOCK)),
    ];

    const takePanel: Code = [
      v.block.set(quarter(i32.sub(v.end.get, v.start.get))),
      when(i32.and(i32.sub(v.end.get, v.start.get), i32.constant(3)), [
        call(
          TAKE,
          v.diagonal.get,
          v.column.get,
          w.packed.get,
          w.packed.get,
          i32.constant(BLOCK_BYTES),
          i32.sub(v.blocks.get, v.block.get),
          v.stride.get,
        ),
        v.block.add(one),
      ]),
      whileDo(i32.lt(v.block.get, v.blocks.get), [
        w.own.set(i32.add(panel!.get, i32.mul(v.block.get, v.stride.get))),
        call(
          TAKE,
          onDiagonal(i32.add(v.start.get, i32.shl(v.block.get, i32.constant(2)))),
          v.column.get,
          w.own.get,
          w.own.get,
          v.stride.get,
          i32.sub(v.blocks.get, v.block.get),
          v.stride.get,
        ),
        v.block.add(one),
      ]),
    ];

    return [
      v.column.set(eights(size!.get)),
      whileDo(i32.lt(v.start.get, pivots!.get), [
        v.end.set(i32.min(i32.add(v.start.get, i32.constant(PANEL)), pivots!.get)),
        w.i.set(i32.add(i32.sub(v.end.get, v.start.get), i32.constant(3))),
        v.stride.set(i32.mul(quarter(w.i.get), i32.constant(BLOCK_BYTES))),
        w.i.set(i32.sub(size!.get, v.start.get)),
        v.full.set(quarter(w.i.get)),
        w.rest.set(i32.and(w.i.get, i32.constant(3))),
        v.blocks.set(quarter(i32.add(w.i.get, i32.constant(3)))),
        v.c.set(v.start.get),
        whileDo(i32.lt(v.c.get, v.end.get), factorBlock),
        takePanel,
        v.start.set(v.end.get),
      ]),
      i32.constant(-1),
    ];
  });
}
