import type { Choice, Combination, Combinations, FilledExpression, Member, Slot } from './combinations.ts';

/** A governing value with the combination that gives it. */
export interface Governing extends Combination {
  readonly value: number;
}

/**
 * Finds the combination that gives the greatest, or the least, effect, without trying each: `effects` one for each
 * source, in any one unit.
 *
 * Each action takes its worst choice for itself; the action that gains most by it leads. Of equal combinations the
 * first expression and the first action are given. The cost grows as the number of sources times the number of
 * expressions. Throws without an expression.
 */
export function findGoverning(
  { expressions, sources }: Combinations,
  effects: readonly number[],
  kind: 'max' | 'min',
): Governing {
  if (expressions.length === 0) throw new Error('`findGoverning` needs an expression');
  const sign = kind === 'max' ? 1 : -1;
  const best = expressions
    .map((expression) => judgeExpression(expression, effects, sign))
    .reduce((most, one) => (one.value > most.value ? one : most));
  const factors = sources.map(() => 0);
  for (const { sources: acting, factor } of best.chosen) for (const k of acting) factors[k]! += factor;
  return { value: sign * best.value, label: best.label, leading: best.leading, factors };
}

/** A choice as it acts: with the factor that it has there. */
interface Chosen {
  readonly sources: readonly number[];
  readonly factor: number;
}

interface Judged {
  readonly value: number;
  readonly chosen: readonly Chosen[];
  readonly label: string;
  readonly leading: number | null;
}

function judgeExpression(
  { label, slots }: FilledExpression,
  effects: readonly number[],
  sign: 1 | -1,
): Judged {
  const rest = slots.map((slot) => judgeSlot(slot, effects, sign, 'factor'));
  const sum = rest.reduce((total, { value }) => total + value, 0);
  let gain = 0;
  let leader: { readonly at: number; readonly slot: JudgedSlot } | null = null;
  slots.forEach((slot, at) => {
    if (!slot.leads) return;
    const leading = judgeSlot(slot, effects, sign, 'lead');
    const more = leading.value - rest[at]!.value;
    if (more > gain) [gain, leader] = [more, { at, slot: leading }];
  });
  const found = leader as { readonly at: number; readonly slot: JudgedSlot } | null;
  const judged = found === null ? rest : rest.with(found.at, found.slot);
  return {
    value: sum + gain,
    label,
    leading: found?.slot.set ?? null,
    chosen: judged.flatMap(({ chosen }) => chosen),
  };
}

interface JudgedSlot {
  readonly value: number;
  readonly set: number;
  readonly chosen: readonly Chosen[];
}

function judgeSlot(
  { members }: Slot,
  effects: readonly number[],
  sign: 1 | -1,
  as: 'factor' | 'lead',
): JudgedSlot {
  return members
    .map((member) => judgeMember(member, effects, sign, as))
    .reduce((most, one) => (one.value > most.value ? one : most));
}

function judgeMember(
  { set, parts }: Member,
  effects: readonly number[],
  sign: 1 | -1,
  as: 'factor' | 'lead',
): JudgedSlot {
  let value = 0;
  const chosen = parts.map((choices): Chosen => {
    let best = choices[0]!;
    let most = effectOf(best, effects, as);
    for (const choice of choices) {
      const one = effectOf(choice, effects, as);
      if (sign * one > sign * most) [best, most] = [choice, one];
    }
    value += sign * most;
    return { sources: best.sources, factor: best[as] };
  });
  return { value, set, chosen };
}

function effectOf(choice: Choice, effects: readonly number[], as: 'factor' | 'lead'): number {
  let sum = 0;
  for (const k of choice.sources) sum += effects[k]!;
  return choice[as] * sum;
}
