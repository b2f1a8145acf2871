import type { Choice } from '../combinations.ts';
import type { EnvelopePlan, SignFactors } from './plan.ts';
import type { SignedSources } from './splitBySigns.ts';

/** Whether an action accompanies or leads: the name of its factor in a choice. */
export type As = 'factor' | 'lead';

/** Returns the sum of some sources as a polynomial, or as one number. */
export type SumOfSources = (sources: readonly number[]) => readonly number[];

/** The current choices of all parts, and the sum of each member as a polynomial. */
export interface Sums {
  /** The sums of all members, each with as many coefficients as `size`. */
  readonly of: Readonly<Record<As, Float64Array>>;
  /** Chooses the worst factor, on a cell, of each source whose factor depends only on its sign. */
  readonly enter: (sources: SignedSources, cell: number) => void;
  /** Chooses the worst arrangements of the other sources at a place. */
  readonly arrange: (sumOf: SumOfSources, s: number) => void;
  /** Adds the factors of the sources of a member to a list of all factors. */
  readonly addFactors: (member: number, as: As, factors: Float64Array | number[]) => void;
}

const NOTHING: readonly number[] = [];

/** Creates the sums of the members of a plan, in buffers that serve all stretches. */
export function createSums({ groups, parts, members }: EnvelopePlan, size: number, sign: 1 | -1): Sums {
  const of = {
    factor: new Float64Array(members.length * size),
    lead: new Float64Array(members.length * size),
  };
  const chosen: Record<As, (Choice | undefined)[]> = {
    factor: parts.map(() => undefined),
    lead: parts.map(() => undefined),
  };
  const arranged = members.flatMap(({ free }, m) => (free === null ? [m] : []));
  let signs: Int8Array;
  /** Index of the first sign of the cell. */
  let first = 0;

  /** The worst factors of sources above and below zero. */
  const factorAbove = ({ most, least }: SignFactors) => (sign > 0 ? most : least);
  const factorBelow = ({ most, least }: SignFactors) => (sign > 0 ? least : most);

  const enterAs = (as: As, { above, below }: SignedSources, cell: number): void => {
    const sums = of[as];
    for (let m = 0; m < members.length; m++) {
      const { free, group } = members[m]!;
      if (free === null) continue;
      const up = factorAbove(free[as]);
      const down = factorBelow(free[as]);
      const start = (cell * groups.sources.length + group) * size;
      for (let k = 0; k < size; k++) sums[m * size + k] = up * above[start + k]! + down * below[start + k]!;
    }
  };

  const add = (m: number, as: As, c: readonly number[], factor: number): void => {
    for (let k = 0; k < c.length; k++) of[as][m * size + k]! += factor * c[k]!;
  };

  return {
    of,
    enter: (sources, cell) => {
      signs = sources.signs;
      first = cell * groups.of.length;
      enterAs('factor', sources, cell);
      enterAs('lead', sources, cell);
    },
    arrange: (sumOf, s) => {
      for (const m of arranged) {
        of.factor.fill(0, m * size, (m + 1) * size);
        of.lead.fill(0, m * size, (m + 1) * size);
        for (const p of members[m]!.parts) {
          const { choices } = parts[p]!;
          const [most, greatest] = [
            { factor: -Infinity, lead: -Infinity },
            { factor: NOTHING, lead: NOTHING },
          ];
          for (const choice of choices) {
            const c = choice.sources.length === 0 ? NOTHING : sumOf(choice.sources);
            const value = sign * valueAt(c, s);
            for (const as of ['factor', 'lead'] as const) {
              if (choice[as] * value <= most[as]) continue;
              most[as] = choice[as] * value;
              greatest[as] = c;
              chosen[as][p] = choice;
            }
          }
          add(m, 'factor', greatest.factor, chosen.factor[p]!.factor);
          add(m, 'lead', greatest.lead, chosen.lead[p]!.lead);
        }
      }
    },
    addFactors: (m, as, factors) => {
      const { free, group, parts: own } = members[m]!;
      if (free === null) {
        for (const p of own) {
          const choice = chosen[as][p]!;
          for (const source of choice.sources) factors[source]! += choice[as];
        }
        return;
      }
      const up = factorAbove(free[as]);
      const down = factorBelow(free[as]);
      const { idle } = free[as];
      const sources = groups.sources[group]!;
      for (let k = 0; k < sources.length; k++) {
        const source = sources[k]!;
        const own = signs[first + source]!;
        factors[source]! += own > 0 ? up : own < 0 ? down : idle;
      }
    },
  };
}

function valueAt(c: readonly number[], s: number): number {
  let value = 0;
  for (let power = c.length - 1; power >= 0; power--) value = value * s + c[power]!;
  return value;
}
