import type { BeamCase } from '../model/beam/document.ts';
import { listEdits } from './listEdits.ts';
import type { Edit } from './listEdits.ts';

/** The part of a difference that an edit causes. */
export interface ChangePart {
  /** The edited part: `/L`, or `/loads/2` by its index in the later document, or in the earlier one if it was removed. */
  readonly path: string;
  readonly kind: Edit['kind'];
  readonly change: number;
}

/** A difference of a result between two documents, attributed to the edits between them. */
export interface SplitChange {
  readonly before: number;
  readonly after: number;
  /** Their changes add up to `after - before`. */
  readonly parts: readonly ChangePart[];
  /**
   * `average`: each change is the mean over all orders of the edits (Shapley); `order`: the edits were made one by one
   * in the order of `parts`, because there are many, or because some orders lead through a beam without this result.
   */
  readonly by: 'average' | 'order';
}

/** More edits than this are made in one order, because an average over n edits needs 2^n solves. */
const MOST_AVERAGED = 6;

/**
 * Attributes the difference of a result between two variants of a beam to the edits between them. `read` solves a
 * document and returns the result, or null if it has none.
 *
 * Every pair of neighbouring documents differs by one edit, so the changes add up to the difference (within the
 * rounding of the sum). Returns null if one of the two variants has no such result, or no order of the edits leads from
 * one to the other.
 */
export function splitChange(
  before: BeamCase,
  after: BeamCase,
  read: (document: BeamCase) => number | null,
): SplitChange | null {
  const { edits, apply } = listEdits(before, after);
  const kept = new Map<string, number | null>();
  const valueOf = (made: readonly boolean[]): number | null => {
    const key = made.map(Number).join('');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = made.every(Boolean) ? read(after) : read(apply(made));
    kept.set(key, value);
    return value;
  };
  const [first, last] = [read(before), valueOf(edits.map(() => true))];
  if (first === null || last === null) return null;
  kept.set(edits.map(() => 0).join(''), first);
  const averaged = edits.length > MOST_AVERAGED ? null : averageOrders(edits.length, valueOf);
  const order = averaged === null ? findOrder(edits.length, valueOf) : null;
  if (averaged !== null) {
    const parts = edits.map(({ path, kind }, i) => ({ path, kind, change: averaged[i]! }));
    return { before: first, after: last, parts, by: 'average' };
  }
  if (order === null) return null;
  const made = edits.map(() => false);
  let value = first;
  const parts = order.map((i): ChangePart => {
    made[i] = true;
    const next = valueOf(made)!;
    const change = next - value;
    value = next;
    return { path: edits[i]!.path, kind: edits[i]!.kind, change };
  });
  return { before: first, after: last, parts, by: 'order' };
}

/** Returns the mean change of each edit over all orders; null if a set of edits has no result. */
function averageOrders(count: number, valueOf: (made: readonly boolean[]) => number | null): number[] | null {
  const values: number[] = [];
  for (let mask = 0; mask < 2 ** count; mask++) {
    const value = valueOf(Array.from({ length: count }, (_, i) => ((mask >>> i) & 1) === 1));
    if (value === null) return null;
    values.push(value);
  }
  const factorials = Array.from({ length: count + 1 }, (_, n) =>
    Array.from({ length: n }, (_unused, k) => k + 1).reduce((product, k) => product * k, 1),
  );
  return Array.from({ length: count }, (_, i) => {
    let sum = 0;
    for (let mask = 0; mask < 2 ** count; mask++) {
      if ((mask >>> i) & 1) continue;
      const size = Array.from({ length: count }, (_unused, k) => (mask >>> k) & 1).reduce((a, b) => a + b, 0);
      const weight = (factorials[size]! * factorials[count - 1 - size]!) / factorials[count]!;
      sum += weight * (values[mask | (1 << i)]! - values[mask]!);
    }
    return sum;
  });
}

/** Number of orders tried before the search gives up. */
const MOST_TRIES = 400;

/** Finds an order in which every intermediate document has the result; returns null if none is found. */
function findOrder(count: number, valueOf: (made: readonly boolean[]) => number | null): number[] | null {
  let tries = 0;
  const search = (order: readonly number[]): number[] | null => {
    if (order.length === count) return [...order];
    for (let i = 0; i < count; i++) {
      if (order.includes(i)) continue;
      if ((tries += 1) > MOST_TRIES) return null;
      const next = [...order, i];
      if (valueOf(Array.from({ length: count }, (_, k) => next.includes(k))) === null) continue;
      const found = search(next);
      if (found !== null) return found;
    }
    return null;
  };
  return search([]);
}
