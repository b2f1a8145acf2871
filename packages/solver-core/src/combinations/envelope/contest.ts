import { SAME_FACTOR } from '../../linalg/tolerance.ts';
import type { EnvelopePlan } from './plan.ts';
import { type Reach, createRanking } from './ranking.ts';
import type { As, Sums } from './sums.ts';

/** An expression with a leading slot, or without one. */
export interface Rival {
  readonly label: string;
  /** The member that acts in each slot that does not lead. */
  readonly acting: Int32Array;
  /** The slot that leads, -1 if none does, and its member. */
  readonly at: number;
  readonly leading: number;
  /** Returns its polynomial, without trailing zeros. Valid until the rival is reused. */
  readonly polynomial: () => readonly number[];
}

/** Reports, from left to right, which rival governs between two places. */
export type Settle = (piece: Reach, take: (rival: Rival, from: number, to: number) => void) => void;

/** A contest of leaders and expressions for the current choices of all parts. */
export interface Contest {
  readonly settle: Settle;
  /** Returns the rival that governs at a place, with its value. The next call reuses the members of the rival. */
  readonly judge: (s: number) => { readonly rival: Rival; readonly value: number };
}

/**
 * Creates a contest of exclusive members, leaders and expressions on pieces where the choices of all parts do not change.
 * Its buffers serve all pieces.
 */
export function createContest(
  plan: EnvelopePlan,
  { of }: Sums,
  { size, sign }: { readonly size: number; readonly sign: 1 | -1 },
): Contest {
  const { expressions } = plan;
  const most = Math.max(
    ...expressions.flatMap(({ slots }) => slots.map(({ members }) => members.length)),
    expressions.reduce((sum, { slots }) => sum + 1 + slots.filter(({ leads }) => leads).length, 0),
  );
  /** The competing polynomials, one after another. */
  const rivals = new Float64Array(most * size);
  const acting = expressions.map(({ slots }) => new Int32Array(slots.length));
  const exclusive = listExclusive(plan);
  /** The expression of each competing polynomial, the slot that leads in it, and its member. */
  const expressionOf = new Int32Array(most);
  const slotOf = new Int32Array(most);
  const leadingOf = new Int32Array(most);
  /** Adds the members of a rival one by one, because its polynomial in the contest has the rounding of exchanges. */
  const addMembers = (own: Int32Array, at: number, leading: number): readonly number[] => {
    const c = new Array<number>(size).fill(0);
    for (let slot = 0; slot < own.length; slot++) {
      const [sums, m] = slot === at ? [of.lead, leading] : [of.factor, own[slot]!];
      for (let k = 0; k < size; k++) c[k]! += sums[m * size + k]!;
    }
    while (c.length > 1 && c.at(-1) === 0) c.pop();
    return c;
  };
  const toRival = (k: number): Rival => {
    const e = expressionOf[k]!;
    return {
      label: expressions[e]!.label,
      acting: acting[e]!,
      at: slotOf[k]!,
      leading: leadingOf[k]!,
      polynomial: () => addMembers(acting[e]!, slotOf[k]!, leadingOf[k]!),
    };
  };
  const note = (k: number, e: number, slot: number, leading: number): void => {
    expressionOf[k] = e;
    slotOf[k] = slot;
    leadingOf[k] = leading;
  };

  const { valueAt, rank } = createRanking({ rivals, most, size, sign });

  const worst = (members: readonly number[], sums: Float64Array, s: number): number => {
    let found = members[0]!;
    if (members.length > 1)
      for (const m of members) if (valueAt(sums, m * size, s) > valueAt(sums, found * size, s)) found = m;
    return found;
  };

  /** Lists the places where exclusive members alternate, starting with the left end of a piece. */
  const listStarts = (piece: Reach): readonly number[] => {
    const { from, near } = piece;
    const starts = [from];
    const noteStart = (_: number, start: number): void => {
      if (start - from > near) starts.push(start);
    };
    for (const { members, roles } of exclusive)
      for (const as of roles) {
        for (let k = 0; k < members.length; k++)
          for (let power = 0; power < size; power++)
            rivals[k * size + power] = of[as][members[k]! * size + power]!;
        rank(members.length, piece, noteStart);
      }
    if (starts.length === 1) return starts;
    return starts.sort((a, b) => a - b).filter((s, k, all) => k === 0 || s - all[k - 1]! > near);
  };

  /** Adds the expressions, each without a leader and with each of its leaders; returns their number. */
  const fill = (s: number): number => {
    let count = 0;
    for (let e = 0; e < expressions.length; e++) {
      const { slots } = expressions[e]!;
      const own = acting[e]!;
      const base = count * size;
      rivals.fill(0, base, base + size);
      note(count++, e, -1, -1);
      for (let slot = 0; slot < slots.length; slot++) {
        const m = (own[slot] = worst(slots[slot]!.members, of.factor, s));
        for (let k = 0; k < size; k++) rivals[base + k]! += of.factor[m * size + k]!;
      }
      for (let slot = 0; slot < slots.length; slot++) {
        const { leads, members } = slots[slot]!;
        if (!leads) continue;
        const leading = worst(members, of.lead, s);
        const rest = own[slot]! * size;
        for (let k = 0; k < size; k++)
          rivals[count * size + k] =
            rivals[base + k]! + (of.lead[leading * size + k]! - of.factor[rest + k]!);
        note(count++, e, slot, leading);
      }
    }
    return count;
  };

  const valueOf = (k: number, s: number): number => valueAt(rivals, k * size, s);
  const gainOf = (k: number, s: number): number => {
    const rest = acting[expressionOf[k]!]![slotOf[k]!]!;
    return valueAt(of.lead, leadingOf[k]! * size, s) - valueAt(of.factor, rest * size, s);
  };

  return {
    settle: (piece, take) => {
      const { to, near } = piece;
      const starts = listStarts(piece);
      starts.forEach((start, k) => {
        const end = starts[k + 1] ?? to;
        rank(fill((start + end) / 2), { from: start, to: end, near }, (rival, a, b) =>
          take(toRival(rival), a, b),
        );
      });
    },
    judge: (s) => {
      const best = pickRival(fill(s), slotOf, { valueOf, gainOf }, s);
      return { rival: toRival(best), value: sign * valueOf(best, s) };
    },
  };
}

/** Members that exclude one another, and the roles in which they alternate at different places. */
interface Exclusive {
  readonly members: readonly number[];
  readonly roles: readonly As[];
}

/** Lists the members of slots that have several; in two roles only if their factors are not proportional. */
function listExclusive({ expressions, members: all }: EnvelopePlan): readonly Exclusive[] {
  return expressions.flatMap(({ slots }) =>
    slots.flatMap(({ leads, members }): Exclusive[] => {
      if (members.length === 1) return [];
      const roles: readonly As[] = !leads
        ? ['factor']
        : isProportional(members)
          ? ['lead']
          : ['factor', 'lead'];
      return [{ members, roles }];
    }),
  );

  function isProportional(members: readonly number[]): boolean {
    const { most, least } = all[members[0]!]!.free?.lead ?? { most: 0, least: 0 };
    const base = Math.max(Math.abs(most), Math.abs(least));
    const first = all[members[0]!]!.free?.factor;
    if (base === 0 || first === undefined) return false;
    const ratio = (most === base ? first.most : first.least) / (most === base ? most : least);
    const near = (a: number, b: number) => Math.abs(a - b) <= SAME_FACTOR * base;
    return (
      ratio >= 0 &&
      members.every((m) => {
        const { free } = all[m]!;
        if (free === null) return false;
        const { factor, lead } = free;
        return near(factor.most, ratio * lead.most) && near(factor.least, ratio * lead.least);
      })
    );
  }
}

/**
 * Picks the rival that governs at a place: the first one with the greatest value, for an expression with the leader
 * that gains most. A gain below the rounding of the sum still decides who leads.
 */
function pickRival(
  count: number,
  slotOf: Int32Array,
  { valueOf, gainOf }: Readonly<Record<'valueOf' | 'gainOf', (rival: number, s: number) => number>>,
  s: number,
): number {
  let best = 0;
  let greatest = -Infinity;
  for (let k = 0; k < count;) {
    let leader = k;
    let most = 0;
    for (k++; k < count && slotOf[k]! >= 0; k++) {
      const gain = gainOf(k, s);
      if (gain > most) [leader, most] = [k, gain];
    }
    const value = valueOf(leader, s);
    if (value > greatest) [best, greatest] = [leader, value];
  }
  return best;
}

/**
 * Adds the factors of all sources in the combination of a rival to an array of zeros, and returns the set that leads,
 * or null.
 */
export function addFactors(
  { acting, at, leading }: Rival,
  { members }: EnvelopePlan,
  sums: Sums,
  factors: Float64Array | number[],
): number | null {
  for (let slot = 0; slot < acting.length; slot++)
    if (slot === at) sums.addFactors(leading, 'lead', factors);
    else sums.addFactors(acting[slot]!, 'factor', factors);
  return at < 0 ? null : members[leading]!.set;
}
