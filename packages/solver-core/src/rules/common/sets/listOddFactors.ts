import type { CaseSet } from '../../../model/common/document.ts';

/** Factors of a case set that have no effect or an unusual one. */
export interface OddFactors {
  /** Index of the set. */
  readonly set: number;
  /** Whether it has factors but is not combined: the factors are not used. */
  readonly isIgnored: boolean;
  /** The negative factor of self weight in a combined set, which makes it act upwards; otherwise null. */
  readonly lifts: number | null;
}

/**
 * Lists the case sets whose factors are not used, and those with a negative factor of self weight.
 *
 * @example listOddFactors({ caseSets: [{ ...set, combined: false, factors: { 0: 1.35 } }] }) // [{ set: 0, isIgnored: true, lifts: null }]
 */
export function listOddFactors({
  caseSets,
}: {
  readonly caseSets: readonly Pick<CaseSet, 'combined' | 'factors'>[];
}): readonly OddFactors[] {
  return caseSets.flatMap(({ combined, factors = {} }, set) => {
    const weight = factors['weight'];
    const isIgnored = !combined && Object.keys(factors).length > 0;
    const lifts = combined && weight !== undefined && weight < 0 ? weight : null;
    return isIgnored || lifts !== null ? [{ set, isIgnored, lifts }] : [];
  });
}
