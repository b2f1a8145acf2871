/**
 * One step of an elimination: a part, the later parts it is connected with, and the steps whose fronts it assembles.
 */
export interface EliminationStep {
  readonly part: number;
  readonly rest: readonly number[];
  readonly children: readonly number[];
}

/** The order in which parts are eliminated. */
export interface EliminationOrder {
  readonly steps: readonly EliminationStep[];
  /** Number of neighbours examined. */
  readonly looks: number;
  /**
   * Whether every part has its step; otherwise the work exceeded the limit, and `work` is that of the existing steps.
   */
  readonly isComplete: boolean;
  /** Approximate number of multiplications of the elimination. */
  readonly work: number;
}

/**
 * Orders parts so that each has as few neighbours as possible when it is eliminated: ends of chains first, so that what
 * can be solved part by part is.
 *
 * `pairs` are two parts for each row, negative for none; `offsets` give how many motions each part has. Stops if
 * elimination would take more than `mostWork` multiplications, or the ordering itself would examine too many
 * neighbours. Source: P. R. Amestoy, T. A. Davis, I. S. Duff, An approximate minimum degree ordering algorithm, SIAM J.
 * Matrix Anal. Appl. 17 (1996).
 */
export function orderElimination(
  pairs: Int32Array,
  offsets: Int32Array,
  mostWork = Infinity,
): EliminationOrder {
  const count = offsets.length - 1;
  const weights = new Int32Array(count);
  for (let part = 0; part < count; part++) weights[part] = offsets[part + 1]! - offsets[part]!;
  const near = createNearLists(pairs, weights);
  const elements: number[][] = Array.from({ length: count }, () => []);
  const degrees = new Int32Array(count);
  const queue = createQueue(count, offsets[count]!);
  for (let part = 0; part < count; part++) {
    degrees[part] = near.weights[part]!;
    queue.put(part, degrees[part]!);
  }
  const steps: EliminationStep[] = [];
  const marks = new Int32Array(count).fill(-1);
  const isAbsorbed = new Uint8Array(count);
  const sizes = new Float64Array(count);
  const outside = new Float64Array(count);
  const outsideStep = new Int32Array(count).fill(-1);
  let looks = 0;
  let work = 0;
  for (let step = 0; step < count; step++) {
    const part = queue.takeLeast();
    marks[part] = step;
    const rest: number[] = [];
    let size = 0;
    const meet = (other: number) => {
      if (marks[other] === step || near.isGone[other] === 1) return;
      marks[other] = step;
      rest.push(other);
      size += weights[other]!;
    };
    for (let k = near.starts[part]!; k < near.stops[part]!; k++) meet(near.list[k]!);
    const children = elements[part]!;
    for (let k = 0; k < children.length; k++) {
      isAbsorbed[children[k]!] = 1;
      const { rest: met } = steps[children[k]!]!;
      for (let m = 0; m < met.length; m++) meet(met[m]!);
    }
    sizes[step] = size;
    const ownWork = weights[part]! * (size + weights[part]!) ** 2;
    if (work + ownWork > mostWork || looks > MOST_LOOKS) return { steps, isComplete: false, work, looks };
    steps.push({ part, rest, children });
    work += ownWork;
    // Indexed, because in a loop that is not optimized yet every step of an iterator allocates an object.
    for (let k = 0; k < rest.length; k++) {
      const other = rest[k]!;
      const met = elements[other]!;
      looks += met.length;
      for (let m = 0; m < met.length; m++) {
        const element = met[m]!;
        if (isAbsorbed[element]) continue;
        if (outsideStep[element] !== step) {
          outsideStep[element] = step;
          outside[element] = sizes[element]!;
        }
        outside[element]! -= weights[other]!;
      }
    }
    near.leave(part);
    for (let k = 0; k < rest.length; k++) {
      const other = rest[k]!;
      looks += near.shorten(other, marks, step);
      let degree = size - weights[other]! + near.weights[other]!;
      const kept: number[] = [];
      const met = elements[other]!;
      for (let m = 0; m < met.length; m++) {
        const element = met[m]!;
        if (isAbsorbed[element]) continue;
        if (outside[element] === 0) {
          // All its neighbours are neighbours of this step too, so its front is absorbed here.
          isAbsorbed[element] = 1;
          children.push(element);
          continue;
        }
        kept.push(element);
        degree += outside[element]!;
      }
      kept.push(step);
      elements[other] = kept;
      degrees[other] = Math.min(degree, degrees[other]! + size);
      queue.put(other, degrees[other]);
    }
  }
  return { steps, isComplete: true, work, looks };
}

/** Number of neighbours that may be examined: a tenth of a second. Random links among thousands of joints take more. */
const MOST_LOOKS = 3e7;

/**
 * Neighbours of each part, `list[starts[part]]` up to `list[stops[part] - 1]`. The lists shrink; a long list, of a
 * joint with very many links, is compacted only when half of it is gone.
 */
function createNearLists(pairs: Int32Array, weights: Int32Array) {
  const { starts, stops, list } = listNeighbours(pairs, weights.length);
  const isGone = new Uint8Array(weights.length);
  const goneOf = new Int32Array(weights.length);
  const sums = new Int32Array(weights.length);
  for (let part = 0; part < weights.length; part++)
    for (let k = starts[part]!; k < stops[part]!; k++) sums[part]! += weights[list[k]!]!;
  return {
    starts,
    stops,
    list,
    isGone,
    /** Sums over the lists; a long list may still contain neighbours that are also reached in another way. */
    weights: sums,
    leave(part: number): void {
      isGone[part] = 1;
      for (let k = starts[part]!; k < stops[part]!; k++) {
        const other = list[k]!;
        goneOf[other]!++;
        sums[other]! -= weights[part]!;
      }
      stops[part] = starts[part]!;
    },
    /**
     * Removes from the list of a part the neighbours that are gone or marked with the step because they are reached in
     * another way; returns how many it examined.
     */
    shorten(part: number, marks: Int32Array, step: number): number {
      const start = starts[part]!;
      const length = stops[part]! - start;
      if (length > LONG_LIST && 2 * goneOf[part]! < length) return 0;
      let kept = start;
      let sum = 0;
      for (let k = start; k < start + length; k++) {
        const other = list[k]!;
        if (isGone[other] === 1 || marks[other] === step) continue;
        list[kept++] = other;
        sum += weights[other]!;
      }
      stops[part] = kept;
      goneOf[part] = 0;
      sums[part] = sum;
      return length;
    },
  };
}

const LONG_LIST = 64;

/** Lists the distinct neighbours of each part, in the order of the pairs. */
function listNeighbours(pairs: Int32Array, count: number) {
  const starts = new Int32Array(count + 1);
  for (let k = 0; k < pairs.length; k += 2) {
    const a = pairs[k]!;
    const b = pairs[k + 1]!;
    if (a < 0 || b < 0) continue;
    starts[a + 1]!++;
    starts[b + 1]!++;
  }
  for (let part = 0; part < count; part++) starts[part + 1]! += starts[part]!;
  const stops = starts.slice(0, count);
  const list = new Int32Array(starts[count]!);
  for (let k = 0; k < pairs.length; k += 2) {
    const a = pairs[k]!;
    const b = pairs[k + 1]!;
    if (a < 0 || b < 0) continue;
    list[stops[a]!++] = b;
    list[stops[b]!++] = a;
  }
  const marks = new Int32Array(count).fill(-1);
  for (let part = 0; part < count; part++) {
    const stop = stops[part]!;
    let kept = starts[part]!;
    for (let k = kept; k < stop; k++) {
      const other = list[k]!;
      if (marks[other] === part) continue;
      marks[other] = part;
      list[kept++] = other;
    }
    stops[part] = kept;
  }
  return { starts, stops, list };
}

/** Parts in lists by degree, doubly linked. */
function createQueue(count: number, most: number) {
  const heads = new Int32Array(most + 1).fill(-1);
  const next = new Int32Array(count).fill(-1);
  const previous = new Int32Array(count).fill(-1);
  const at = new Int32Array(count).fill(-1);
  let least = 0;
  const remove = (part: number) => {
    const degree = at[part]!;
    if (degree < 0) return;
    const [before, after] = [previous[part]!, next[part]!];
    if (before < 0) heads[degree] = after;
    else next[before] = after;
    if (after >= 0) previous[after] = before;
    at[part] = -1;
  };
  return {
    put(part: number, wanted: number) {
      remove(part);
      const degree = Math.min(wanted, most);
      const head = heads[degree]!;
      next[part] = head;
      previous[part] = -1;
      if (head >= 0) previous[head] = part;
      heads[degree] = part;
      at[part] = degree;
      if (degree < least) least = degree;
    },
    takeLeast(): number {
      while (heads[least]! < 0) least++;
      const part = heads[least]!;
      remove(part);
      return part;
    },
  };
}
