import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { mergeNear } from '../../diagrams/stretches.ts';
import { SAME_PLACE } from '../../linalg/tolerance.ts';
import type { SourceGroups } from './plan.ts';
import { type SourceCells, splitBySigns } from './splitBySigns.ts';

/** All sources between two places between which none of them changes, each in powers of x - x0. */
export interface SourceStretch {
  readonly x0: number;
  readonly x1: number;
  /** The polynomials of all sources, one after another, each with as many coefficients as `size` of the cut. */
  readonly columns: Float64Array;
  /** Its pieces, from left to right, on each of which no source changes its sign. */
  readonly cells: SourceCells;
  /** Returns the sum of some sources, which is cached. */
  readonly sumOf: (sources: readonly number[]) => readonly number[];
}

/** The sources of an effect, cut into common stretches. Situations with equal sources share them. */
export interface CutSources {
  /** Places closer than this count as one. */
  readonly near: number;
  /** The number of coefficients of each polynomial. */
  readonly size: number;
  readonly stretches: readonly SourceStretch[];
}

/** Cuts the sources of an effect into common stretches, and these where a source changes its sign. */
export function cutSources(list: readonly (readonly DiagramSegment[])[], groups: SourceGroups): CutSources {
  const near = SAME_PLACE * (list[0]!.at(-1)!.x1 - list[0]![0]!.x0);
  let size = 1;
  const places = new Set<number>();
  for (const segments of list)
    for (const { x0, x1, c } of segments) {
      places.add(x0).add(x1);
      size = Math.max(size, c.length);
    }
  const ends = mergeNear(Float64Array.from(places).sort(), near);
  const at = new Int32Array(list.length);
  const stretches: SourceStretch[] = [];
  for (let k = 1; k < ends.length; k++) {
    const [x0, x1] = [ends[k - 1]!, ends[k]!];
    const middle = (x0 + x1) / 2;
    const columns = new Float64Array(list.length * size);
    for (let source = 0; source < list.length; source++) {
      const segments = list[source]!;
      while (segments[at[source]!]!.x1 <= middle) at[source]!++;
      const { x0: own, c } = segments[at[source]!]!;
      const start = source * size;
      for (let power = 0; power < c.length; power++) columns[start + power] = c[power]!;
      if (own !== x0) shiftInto(columns, start, c.length, x0 - own);
    }
    const cells = splitBySigns(columns, groups, { h: x1 - x0, near, size });
    stretches.push({ x0, x1, columns, cells, sumOf: createSumOf(columns, size) });
  }
  return { near, size, stretches };
}

/** Writes a polynomial in powers of s - by, by repeated synthetic division. */
function shiftInto(columns: Float64Array, start: number, count: number, by: number): void {
  for (let first = 0; first < count - 1; first++)
    for (let k = count - 2; k >= first; k--) columns[start + k]! += by * columns[start + k + 1]!;
}

function createSumOf(columns: Float64Array, size: number): SourceStretch['sumOf'] {
  const known = new Map<string, readonly number[]>();
  return (sources) => {
    const key = sources.join();
    let sum = known.get(key);
    if (sum === undefined) {
      const c = new Array<number>(size).fill(0);
      for (const source of sources) for (let k = 0; k < size; k++) c[k]! += columns[source * size + k]!;
      known.set(key, (sum = c));
    }
    return sum;
  };
}
