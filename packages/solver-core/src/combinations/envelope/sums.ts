import type { Choice } from '../combinations.ts';
import type { SourceStretch } from './cutSources.ts';
import type { EnvelopePlan } from './plan.ts';

/** Whether an action accompanies or leads: the name of its factor in a choice. */
export type As = 'factor' | 'lead';

/** The choices of all parts at the place of a walk, and the sum of each member as a polynomial. */
export interface Sums {
  readonly chosen: Readonly<Record<As, readonly (Choice | undefined)[]>>;
  /** The sums of all members, each with as many coefficients as `size`. */
  readonly of: Readonly<Record<As, Float64Array>>;
  /** Begins another stretch: no part has a choice. */
  readonly open: (stretch: SourceStretch) => void;
  /** Takes the worst choice of a part at a place. */
  readonly choose: (part: number, s: number) => void;
}

const NOTHING: readonly number[] = [];

/** Creates the sums of the members of a plan, in buffers that serve all stretches. */
export function createSums({ parts, members }: EnvelopePlan, size: number, sign: 1 | -1): Sums {
  const of = {
    factor: new Float64Array(members.length * size),
    lead: new Float64Array(members.length * size),
  };
  const chosen: Record<As, (Choice | undefined)[]> = {
    factor: parts.map(() => undefined),
    lead: parts.map(() => undefined),
  };
  /** The polynomial of each part whose choices all have the same sources. */
  const common: (readonly number[])[] = parts.map(() => NOTHING);
  let stretch: SourceStretch;
  const sumOf = (p: number, { sources }: Choice): readonly number[] =>
    sources.length === 0 ? NOTHING : parts[p]!.only === null ? stretch.sumOf(sources).c : common[p]!;
  const set = (p: number, as: As, choice: Choice): void => {
    const before = chosen[as][p];
    if (before === choice) return;
    if (before !== undefined) add(p, as, before, -before[as]);
    add(p, as, choice, choice[as]);
    chosen[as][p] = choice;
  };
  const add = (p: number, as: As, choice: Choice, factor: number): void => {
    const c = sumOf(p, choice);
    const sum = of[as];
    const start = parts[p]!.member * size;
    for (let k = 0; k < c.length; k++) sum[start + k]! += factor * c[k]!;
  };
  return {
    chosen,
    of,
    open: (next) => {
      stretch = next;
      of.factor.fill(0);
      of.lead.fill(0);
      parts.forEach(({ only }, p) => {
        chosen.factor[p] = undefined;
        chosen.lead[p] = undefined;
        common[p] = only === null || only.length === 0 ? NOTHING : stretch.sumOf(only).c;
      });
    },
    choose: (p, s) => {
      const { choices } = parts[p]!;
      let [factor, lead] = [choices[0]!, choices[0]!];
      let [most, mostLead] = [-Infinity, -Infinity];
      for (const choice of choices) {
        const c = sumOf(p, choice);
        let value = 0;
        for (let k = c.length - 1; k >= 0; k--) value = value * s + c[k]!;
        value *= sign;
        if (choice.factor * value > most) [factor, most] = [choice, choice.factor * value];
        if (choice.lead * value > mostLead) [lead, mostLead] = [choice, choice.lead * value];
      }
      set(p, 'factor', factor);
      set(p, 'lead', lead);
    },
  };
}
