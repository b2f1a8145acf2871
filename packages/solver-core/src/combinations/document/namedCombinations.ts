import type { EffectSource } from '../combinations.ts';
import { type FoundCombination, createKnownCombinations } from '../envelope/knownCombinations.ts';
import type { Situation } from '../rule.ts';

/** A set, or the part of it on one span, with its factor in a combination. */
export interface CombinationTerm extends EffectSource {
  readonly factor: number;
}

/** A combination that governs somewhere, in readable form: the sources that act, with their factors. */
export interface NamedCombination {
  /** The situation and a number, in the order in which the combinations were found. */
  readonly id: string;
  /** The number of the expression in its standard; empty for a combination made by hand. */
  readonly label: string;
  /** The set that leads; null if none leads. */
  readonly leading: number | null;
  /** Sources whose factor is not zero. */
  readonly terms: readonly CombinationTerm[];
  /** The factor of each source of the situation. */
  readonly factors: readonly number[];
}

/** The combinations of a situation that govern somewhere, each once. */
export interface CombinationList {
  readonly list: readonly NamedCombination[];
  /** Returns the index of a combination, and adds it if it is new. */
  readonly indexOf: (combination: FoundCombination) => number;
}

/** Returns the name of a combination by its index in the list of its situation. */
export function nameCombination(situation: string, index: number): string {
  return `${situation} ${index + 1}`;
}

/** Creates the list of the combinations of a situation that govern. */
export function createCombinationList(
  situation: Situation,
  sources: readonly EffectSource[],
): CombinationList {
  const known = createKnownCombinations();
  const list: NamedCombination[] = [];
  /** Most combinations have the same factors of a source, so terms are shared. */
  const termsOf = sources.map(() => new Map<number, CombinationTerm>());
  const termOf = (k: number, factor: number): CombinationTerm => {
    let term = termsOf[k]!.get(factor);
    if (term === undefined) termsOf[k]!.set(factor, (term = { ...sources[k]!, factor }));
    return term;
  };
  return {
    list,
    indexOf: (combination) => {
      const index = known.indexOf(combination);
      if (index === list.length) {
        const { label, leading, factors } = known.list[index]!;
        const terms: CombinationTerm[] = [];
        for (let k = 0; k < factors.length; k++) if (factors[k] !== 0) terms.push(termOf(k, factors[k]!));
        list.push({ id: nameCombination(situation, index), label, leading, terms, factors });
      }
      return index;
    },
  };
}
