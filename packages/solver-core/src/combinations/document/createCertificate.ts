import type { Certificate } from '../certificate/checkGoverning.ts';
import type { EffectSource } from '../combinations.ts';
import type { CaseAction } from '../action.ts';
import type { Situation } from '../rule.ts';
import type { NamedCombination } from './namedCombinations.ts';
import type { CombinationPlan } from './readCombinations.ts';

/** A situation of a combined beam or truss. */
interface Certified {
  readonly situation: Situation;
  readonly sources: readonly EffectSource[];
  readonly combinations: readonly NamedCombination[];
}

/** Writes the proof of a governing value of a combined beam or truss, for `checkGoverning` and for readers. */
export function createCertificate(
  { rule, acting }: Pick<CombinationPlan, 'rule' | 'acting'>,
  { situation, sources, combinations }: Certified,
  {
    kind,
    value,
    combination,
    effects,
  }: {
    readonly kind: 'max' | 'min';
    readonly value: number;
    readonly combination: number;
    readonly effects: readonly number[];
  },
): Certificate {
  const { label, factors } = combinations[combination]!;
  const actions: (CaseAction | undefined)[] = [];
  for (const { set, action } of acting) actions[set] = action;
  return { rule, situation, actions, sources, effects, kind, value, label, factors };
}
