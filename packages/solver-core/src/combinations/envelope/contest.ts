import { governingPieces } from '../../diagrams/border.ts';
import { shifted } from '../../linalg/polynomialProduct.ts';
import type { EnvelopePlan } from './plan.ts';
import type { As, Sums } from './sums.ts';

/** An expression with one of its leaders, or without one. */
export interface Rival {
  readonly label: string;
  /** The member that acts in each slot that does not lead. */
  readonly acting: Int32Array;
  /** The slot that leads, -1 if none does, and its member. */
  readonly at: number;
  readonly leading: number;
}

/** Reports, from left to right, which rival governs between two places. */
export type Settle = (
  from: number,
  to: number,
  take: (rival: Rival, from: number, to: number) => void,
) => void;

/**
 * Creates a contest of exclusive members, leaders and expressions on pieces where the choices of all parts do not change.
 * Its buffers serve all pieces.
 */
export function createContest(
  { expressions }: EnvelopePlan,
  { of }: Sums,
  { size, sign, near }: { readonly size: number; readonly sign: 1 | -1; readonly near: number },
): Settle {
  const most = Math.max(
    ...expressions.flatMap(({ slots }) => slots.map(({ members }) => members.length)),
    expressions.reduce((sum, { slots }) => sum + 1 + slots.filter(({ leads }) => leads).length, 0),
  );
  /** Polynomials that compete, one after another. */
  const rivals = new Float64Array(most * size);
  const kept = new Int32Array(most);
  const taylor = new Float64Array(size);
  const acting = expressions.map(({ slots }) => new Int32Array(slots.length));
  const list: Rival[] = [];

  const valueAt = (c: Float64Array, start: number, s: number): number => {
    let sum = 0;
    for (let k = start + size - 1; k >= start; k--) sum = sum * s + c[k]!;
    return sign * sum;
  };

  /** Returns whether a rival may cross the best one within a range, by Taylor's formula about its middle. */
  const mayExceed = (rival: number, best: number, middle: number, half: number): boolean => {
    for (let k = 0; k < size; k++) taylor[k] = rivals[best * size + k]! - rivals[rival * size + k]!;
    for (let start = 0; start < size - 1; start++)
      for (let k = size - 2; k >= start; k--) taylor[k]! += middle * taylor[k + 1]!;
    let rest = 0;
    for (let k = size - 1; k > 0; k--) rest = (rest + Math.abs(taylor[k]!)) * half;
    return Math.abs(taylor[0]!) < rest;
  };

  /** Reports which rival is the greatest on which piece; those that another one exceeds everywhere are left out. */
  const rank = (
    count: number,
    from: number,
    to: number,
    take: (rival: number, from: number, to: number) => void,
  ) => {
    const middle = (from + to) / 2;
    let best = 0;
    let greatest = -Infinity;
    for (let k = 0; k < count; k++) {
      const value = valueAt(rivals, k * size, middle);
      if (value > greatest) [best, greatest] = [k, value];
    }
    let left = 0;
    for (let k = 0; k < count; k++)
      if (k === best || mayExceed(k, best, middle, (to - from) / 2)) kept[left++] = k;
    if (left === 1) return take(best, from, to);
    const own = [...kept.subarray(0, left)];
    const polynomials = own.map((k) => shifted([...rivals.subarray(k * size, (k + 1) * size)], from));
    for (const piece of governingPieces({ x0: 0, x1: to - from, polynomials }, sign, near))
      take(own[piece.index]!, from + piece.from, piece.to === to - from ? to : from + piece.to);
  };

  const worst = (members: readonly number[], as: As, s: number): number => {
    let found = members[0]!;
    if (members.length > 1)
      for (const m of members) if (valueAt(of[as], m * size, s) > valueAt(of[as], found * size, s)) found = m;
    return found;
  };

  /** Lists where exclusive members take turns, from the left end of a piece on. */
  const listStarts = (from: number, to: number): readonly number[] => {
    const starts = [from];
    for (const { slots } of expressions)
      for (const { members, leads } of slots) {
        if (members.length === 1) continue;
        for (const as of leads ? (['factor', 'lead'] as const) : (['factor'] as const)) {
          members.forEach((m, k) => rivals.set(of[as].subarray(m * size, (m + 1) * size), k * size));
          rank(members.length, from, to, (_, start) => starts.push(start));
        }
      }
    if (starts.length === 1) return starts;
    return starts.sort((a, b) => a - b).filter((s, k, all) => k === 0 || s - all[k - 1]! > near);
  };

  /** Fills in the expressions, each without a leader and with each of its leaders; returns how many there are. */
  const fill = (s: number): number => {
    let count = 0;
    expressions.forEach(({ label, slots }, e) => {
      const own = acting[e]!;
      const base = count * size;
      rivals.fill(0, base, base + size);
      list[count++] = { label, acting: own, at: -1, leading: -1 };
      slots.forEach(({ members }, slot) => {
        const m = (own[slot] = worst(members, 'factor', s));
        for (let k = 0; k < size; k++) rivals[base + k]! += of.factor[m * size + k]!;
      });
      slots.forEach(({ leads, members }, slot) => {
        if (!leads) return;
        const leading = worst(members, 'lead', s);
        for (let k = 0; k < size; k++)
          rivals[count * size + k] =
            rivals[base + k]! + (of.lead[leading * size + k]! - of.factor[own[slot]! * size + k]!);
        list[count++] = { label, acting: own, at: slot, leading };
      });
    });
    return count;
  };

  return (from, to, take) => {
    const starts = listStarts(from, to);
    starts.forEach((start, k) => {
      const end = starts[k + 1] ?? to;
      rank(fill((start + end) / 2), start, end, (rival, a, b) => take(list[rival]!, a, b));
    });
  };
}
