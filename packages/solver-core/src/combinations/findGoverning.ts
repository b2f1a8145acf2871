import type { Combination, Combinations } from './combinations.ts';
import { createContest, addFactors } from './envelope/contest.ts';
import { planEnvelope } from './envelope/plan.ts';
import { createSums } from './envelope/sums.ts';

/** A governing value with the combination that gives it. */
export interface Governing extends Combination {
  readonly value: number;
}

type Judge = (effects: readonly number[]) => Governing;

/** The judges of combinations are cached, because their buffers serve all effects. */
const known = /* @__PURE__ */ new WeakMap<Combinations, { max?: Judge; min?: Judge }>();

/**
 * Finds the combination with the greatest, or the least, effect without trying each one. `effects` contains one number
 * for each source, in any common unit.
 *
 * Each action takes its own worst choice; the action whose effect grows most by leading leads. Among equal combinations
 * the first expression and the first action are returned. The cost grows as the number of sources times the number of
 * expressions. Throws if there is no expression.
 */
export function findGoverning(
  combinations: Combinations,
  effects: readonly number[],
  kind: 'max' | 'min',
): Governing {
  if (combinations.expressions.length === 0) throw new Error('`findGoverning` needs an expression');
  let judges = known.get(combinations);
  if (judges === undefined) known.set(combinations, (judges = {}));
  judges[kind] ??= createJudge(combinations, kind === 'max' ? 1 : -1);
  return judges[kind](effects);
}

/** Creates the judge of numbers: those of an envelope at one place, where the sum of some sources is a constant. */
function createJudge(combinations: Combinations, sign: 1 | -1): Judge {
  const plan = planEnvelope(combinations);
  const sums = createSums(plan, 1, sign);
  const { judge } = createContest(plan, sums, { size: 1, sign });
  const count = combinations.sources.length;
  const { of: groupOf, sources } = plan.groups;
  const signs = new Int8Array(count);
  const [above, below] = [new Float64Array(sources.length), new Float64Array(sources.length)];
  /** The result if nothing has an effect, for example the moment at a hinged support. */
  let idle: Governing | null = null;
  return (effects) => {
    let size = 0;
    above.fill(0);
    below.fill(0);
    for (let k = 0; k < count; k++) {
      const effect = effects[k]!;
      size += Math.abs(effect);
      signs[k] = Math.sign(effect);
      if (effect > 0) above[groupOf[k]!]! += effect;
      else below[groupOf[k]!]! += effect;
    }
    if (size === 0 && idle !== null) return idle;
    sums.enter({ signs, above, below }, 0);
    sums.arrange((some) => [some.reduce((sum, k) => sum + effects[k]!, 0)], 0);
    const { rival, value } = judge(0);
    const factors = new Array<number>(count).fill(0);
    const leading = addFactors(rival, plan, sums, factors);
    const governing = { value, label: rival.label, leading, factors };
    if (size === 0) idle = governing;
    return governing;
  };
}
