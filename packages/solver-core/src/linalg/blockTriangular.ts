/** Equations that can be solved for these unknowns once all earlier blocks are solved. Indices are ascending. */
export interface Block {
  readonly unknowns: readonly number[];
  readonly equations: readonly number[];
}

/**
 * Orders a square system into blocks that can be solved one after another: the block triangular form.
 *
 * `columns` lists the unknowns of each equation. Each equation is matched with an unknown of its own; equations that
 * depend on each other in a cycle form a block. Only the pattern of zeros matters, not the values of the coefficients.
 * Returns an empty list if no such matching exists, because the matrix is then singular for every choice of values.
 * Source: A. L. Dulmage, N. S. Mendelsohn, Canadian Journal of Mathematics 10 (1958); R. Tarjan, SIAM Journal on
 * Computing 1 (1972).
 */
export function orderBlocks(columns: readonly (readonly number[])[]): Block[] {
  const matched = matchColumns(columns);
  if (!matched) return [];
  return circles(columns, matched.rowOf).map((equations) => ({
    equations: equations.sort((a, b) => a - b),
    unknowns: equations.map((row) => matched.columnOf[row]!).sort((a, b) => a - b),
  }));
}

/** Finds a distinct column for each row, by shortest augmenting paths. */
function matchColumns(columns: readonly (readonly number[])[]) {
  const size = columns.length;
  const rowOf = new Int32Array(size).fill(-1);
  const columnOf = new Int32Array(size).fill(-1);
  const cameFrom = new Int32Array(size);
  const seenFor = new Int32Array(size).fill(-1);
  for (let start = 0; start < size; start++) {
    const queue = [start];
    let end = -1;
    for (let next = 0; next < queue.length && end < 0; next++) {
      const row = queue[next]!;
      for (const column of columns[row]!) {
        if (seenFor[column] === start) continue;
        seenFor[column] = start;
        cameFrom[column] = row;
        if (rowOf[column]! < 0) {
          end = column;
          break;
        }
        queue.push(rowOf[column]!);
      }
    }
    if (end < 0) return null;
    while (end >= 0) {
      const row = cameFrom[end]!;
      const before = columnOf[row]!;
      columnOf[row] = end;
      rowOf[end] = row;
      end = before;
    }
  }
  return { rowOf, columnOf };
}

/**
 * Finds the sets of rows that depend on each other in a cycle; a set comes after the sets it depends on. Iterative,
 * because n is too large for recursion.
 */
function circles(columns: readonly (readonly number[])[], rowOf: Int32Array): number[][] {
  const size = columns.length;
  const entered = new Int32Array(size).fill(-1);
  const lowest = new Int32Array(size);
  const progress = new Int32Array(size);
  const isOpen = new Uint8Array(size);
  const open: number[] = [];
  const found: number[][] = [];
  let clock = 0;
  for (let start = 0; start < size; start++) {
    if (entered[start]! >= 0) continue;
    const path = [start];
    while (path.length > 0) {
      const row = path.at(-1)!;
      if (entered[row]! < 0) {
        entered[row] = lowest[row] = clock++;
        isOpen[row] = 1;
        open.push(row);
      }
      const column = columns[row]![progress[row]!];
      if (column !== undefined) {
        const next = rowOf[column]!;
        if (entered[next]! < 0) {
          path.push(next);
          continue;
        }
        if (isOpen[next]) lowest[row] = Math.min(lowest[row]!, lowest[next]!);
        progress[row]!++;
        continue;
      }
      path.pop();
      if (lowest[row] !== entered[row]) continue;
      const circle = open.splice(open.lastIndexOf(row));
      for (const member of circle) isOpen[member] = 0;
      found.push(circle);
    }
  }
  return found;
}
