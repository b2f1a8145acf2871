import { createWorkBudget } from './workBudget.ts';

/** One step of an elimination: a part, the parts it meets that come later, and the steps whose fronts it takes in. */
export interface EliminationStep {
  readonly part: number;
  readonly rest: readonly number[];
  readonly children: readonly number[];
}

/** In which order parts are eliminated. */
export interface EliminationOrder {
  readonly steps: readonly EliminationStep[];
  /** Whether every part has its step; otherwise there was more work than allowed, and `work` is that of the steps there are. */
  readonly isComplete: boolean;
  /** About how many multiplications the elimination takes. */
  readonly work: number;
}

/**
 * Orders parts so that each meets as few others as possible when it is its turn: ends of chains first, so what can be solved part by part is.
 *
 * `pairs` are two parts a row, negative for none; `offsets` tell how many motions each part has. Stops where elimination would take more
 * than `mostWork` multiplications, or the order itself too many looks at neighbours.
 * Source: P. R. Amestoy, T. A. Davis, I. S. Duff, An approximate minimum degree ordering algorithm, SIAM J. Matrix Anal. Appl. 17 (1996).
 */
export function orderElimination(
  pairs: Int32Array,
  offsets: Int32Array,
  mostWork = Infinity,
): EliminationOrder {
  const count = offsets.length - 1;
  const weights = Int32Array.from({ length: count }, (_, part) => offsets[part + 1]! - offsets[part]!);
  const neighbours = listNeighbours(pairs, count);
  const elements: number[][] = Array.from({ length: count }, () => []);
  const degrees = new Int32Array(count);
  const queue = createQueue(count, offsets[count]!);
  for (let part = 0; part < count; part++) {
    degrees[part] = neighbours[part]!.reduce((sum, other) => sum + weights[other]!, 0);
    queue.put(part, degrees[part]!);
  }
  const steps: EliminationStep[] = [];
  const marks = new Int32Array(count).fill(-1);
  const isAbsorbed = new Uint8Array(count);
  const sizes = new Float64Array(count);
  const outside = new Float64Array(count);
  const outsideStep = new Int32Array(count).fill(-1);
  const looks = createWorkBudget(MOST_LOOKS);
  let work = 0;
  for (let step = 0; step < count; step++) {
    const part = queue.takeLeast();
    marks[part] = step;
    const rest: number[] = [];
    let size = 0;
    const meet = (other: number) => {
      if (marks[other] === step) return;
      marks[other] = step;
      rest.push(other);
      size += weights[other]!;
    };
    neighbours[part]!.forEach(meet);
    const children = elements[part]!;
    for (const child of children) {
      isAbsorbed[child] = 1;
      steps[child]!.rest.forEach(meet);
    }
    sizes[step] = size;
    const ownWork = weights[part]! * (size + weights[part]!) ** 2;
    if (work + ownWork > mostWork) return { steps, isComplete: false, work };
    steps.push({ part, rest, children });
    work += ownWork;
    for (const other of rest) {
      if (!looks.spend(neighbours[other]!.length + elements[other]!.length))
        return { steps, isComplete: false, work };
      for (const element of elements[other]!) {
        if (isAbsorbed[element]) continue;
        if (outsideStep[element] !== step) {
          outsideStep[element] = step;
          outside[element] = sizes[element]!;
        }
        outside[element]! -= weights[other]!;
      }
    }
    for (const other of rest) {
      neighbours[other] = neighbours[other]!.filter((near) => marks[near] !== step);
      let degree = size - weights[other]!;
      for (const near of neighbours[other]) degree += weights[near]!;
      const kept: number[] = [];
      for (const element of elements[other]!) {
        if (isAbsorbed[element]) continue;
        if (outside[element] === 0) {
          // It meets nothing that this step does not meet: its front is taken in here.
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
    neighbours[part] = [];
  }
  return { steps, isComplete: true, work };
}

/** Looks at a neighbour that an order may take: a tenth of a second. Some joints tied to thousands of others each take more. */
const MOST_LOOKS = 1e8;

function listNeighbours(pairs: Int32Array, count: number): number[][] {
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (let k = 0; k < pairs.length; k += 2) {
    const [a, b] = [pairs[k]!, pairs[k + 1]!];
    if (a < 0 || b < 0) continue;
    lists[a]!.push(b);
    lists[b]!.push(a);
  }
  const marks = new Int32Array(count).fill(-1);
  return lists.map((list, part) =>
    list.filter((other) => {
      if (marks[other] === part) return false;
      marks[other] = part;
      return true;
    }),
  );
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
