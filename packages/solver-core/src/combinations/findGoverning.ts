import type { Choice, Combination, Combinations, FilledExpression, Member, Slot } from './combinations.ts';

/** A governing value with the combination that gives it. */
export interface Governing extends Combination {
  readonly value: number;
}

/**
 * Finds the combination that gives the greatest, or the least, effect, without trying each: `effects` one for each
 * source, in any one unit.
 *
 * Each action takes its own worst choice; the action whose effect grows most by leading leads. Among equal
 * combinations the first expression and the first action are returned. The cost grows as the number of sources times
 * the number of expressions. Throws without an expression.
 */
export function findGoverning(
  { expressions, sources }: Combinations,
  effects: readonly number[],
  kind: 'max' | 'min',
): Governing {
  if (expressions.length === 0) throw new Error('`findGoverning` needs an expression');
  const sign = kind === 'max' ? 1 : -1;
  let best = judgeExpression(expressions[0]!, effects, sign);
  for (let k = 1; k < expressions.length; k++) {
    const one = judgeExpression(expressions[k]!, effects, sign);
    if (one.value > best.value) best = one;
  }
  const factors = sources.map(() => 0);
  best.acting.forEach((member, slot) => {
    const as = slot === best.at ? 'lead' : 'factor';
    for (const choices of member.parts) {
      const { sources: own, [as]: factor } = chooseWorst(choices, effects, sign, as);
      for (const k of own) factors[k]! += factor;
    }
  });
  const leading = best.at < 0 ? null : best.acting[best.at]!.set;
  return { value: sign * best.value, label: best.label, leading, factors };
}

interface Judged {
  readonly value: number;
  readonly label: string;
  /** The member that acts in each slot. */
  readonly acting: readonly Member[];
  /** The slot that leads; -1 if none does. */
  readonly at: number;
}

function judgeExpression(
  { label, slots }: FilledExpression,
  effects: readonly number[],
  sign: 1 | -1,
): Judged {
  const acting: Member[] = [];
  let leader: Member | null = null;
  let [value, gain, at] = [0, 0, -1];
  slots.forEach((slot, k) => {
    const rest = findWorst(slot, effects, sign, 'factor');
    const own = valueOf(rest, effects, sign, 'factor');
    acting.push(rest);
    value += own;
    if (!slot.leads) return;
    const leading = findWorst(slot, effects, sign, 'lead');
    const more = valueOf(leading, effects, sign, 'lead') - own;
    if (more > gain) [leader, gain, at] = [leading, more, k];
  });
  if (leader !== null) acting[at] = leader;
  return { value: value + gain, label, acting, at };
}

type As = 'factor' | 'lead';

function findWorst({ members }: Slot, effects: readonly number[], sign: 1 | -1, as: As): Member {
  if (members.length === 1) return members[0]!;
  return members.reduce((most, one) =>
    valueOf(one, effects, sign, as) > valueOf(most, effects, sign, as) ? one : most,
  );
}

function valueOf({ parts }: Member, effects: readonly number[], sign: 1 | -1, as: As): number {
  let value = 0;
  for (const choices of parts) value += sign * effectOf(chooseWorst(choices, effects, sign, as), effects, as);
  return value;
}

function chooseWorst(choices: readonly Choice[], effects: readonly number[], sign: 1 | -1, as: As): Choice {
  let best = choices[0]!;
  let most = effectOf(best, effects, as);
  for (let k = 1; k < choices.length; k++) {
    const one = effectOf(choices[k]!, effects, as);
    if (sign * one > sign * most) [best, most] = [choices[k]!, one];
  }
  return best;
}

function effectOf(choice: Choice, effects: readonly number[], as: As): number {
  let sum = 0;
  for (const k of choice.sources) sum += effects[k]!;
  return choice[as] * sum;
}
