import type { Choice } from '../combinations.ts';
import type { EnvelopePlan } from './plan.ts';

/** Whether an action accompanies or leads: the name of its factor in a choice. */
export type As = 'factor' | 'lead';

/** A stretch, or a place, whose sources are summed. */
export interface OpenedStretch {
  readonly sumOf: (sources: readonly number[]) => { readonly c: readonly number[] };
}

/** The choices of all parts at the place of a walk, and the sum of each member as a polynomial. */
export interface Sums {
  readonly chosen: Readonly<Record<As, readonly (Choice | undefined)[]>>;
  /** The sums of all members, each with as many coefficients as `size`. */
  readonly of: Readonly<Record<As, Float64Array>>;
  /** Begins another stretch: no part has a choice. */
  readonly open: (stretch: OpenedStretch) => void;
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
  let stretch: OpenedStretch;
  const sumOf = (p: number, { sources }: Choice): readonly number[] =>
    sources.length === 0 ? NOTHING : parts[p]!.only === null ? stretch.sumOf(sources).c : common[p]!;
  const add = (p: number, sum: Float64Array, choice: Choice, factor: number): void => {
    const c = sumOf(p, choice);
    const start = parts[p]!.member * size;
    for (let k = 0; k < c.length; k++) sum[start + k]! += factor * c[k]!;
  };
  const setFactor = (p: number, choice: Choice): void => {
    const before = chosen.factor[p];
    if (before === choice) return;
    if (before !== undefined) add(p, of.factor, before, -before.factor);
    add(p, of.factor, choice, choice.factor);
    chosen.factor[p] = choice;
  };
  const setLead = (p: number, choice: Choice): void => {
    const before = chosen.lead[p];
    if (before === choice) return;
    if (before !== undefined) add(p, of.lead, before, -before.lead);
    add(p, of.lead, choice, choice.lead);
    chosen.lead[p] = choice;
  };
  return {
    chosen,
    of,
    open: (next) => {
      stretch = next;
      of.factor.fill(0);
      of.lead.fill(0);
      for (let p = 0; p < parts.length; p++) {
        const { only } = parts[p]!;
        chosen.factor[p] = undefined;
        chosen.lead[p] = undefined;
        common[p] = only === null || only.length === 0 ? NOTHING : stretch.sumOf(only).c;
      }
    },
    choose: (p, s) => {
      const { choices } = parts[p]!;
      let factor = choices[0]!;
      let lead = factor;
      if (choices.length > 1) {
        let most = -Infinity;
        let mostLead = -Infinity;
        for (let k = 0; k < choices.length; k++) {
          const choice = choices[k]!;
          const c = sumOf(p, choice);
          let value = 0;
          for (let power = c.length - 1; power >= 0; power--) value = value * s + c[power]!;
          value *= sign;
          if (choice.factor * value > most) {
            factor = choice;
            most = choice.factor * value;
          }
          if (choice.lead * value > mostLead) {
            lead = choice;
            mostLead = choice.lead * value;
          }
        }
      }
      setFactor(p, factor);
      setLead(p, lead);
    },
  };
}
