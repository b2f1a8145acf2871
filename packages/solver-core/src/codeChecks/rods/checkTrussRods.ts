import type { CombinedTruss } from '../../combinations/truss/solveTrussCombinations.ts';
import type { RodLimits, Situation } from '../../model/common/document.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { SolvedTruss } from '../../truss/answer/answer.ts';
import { isStrength } from '../isStrength.ts';
import { type RodCheck, type RodForces, type RodOrder, checkRods } from './checkRods.ts';

/** The origin of the force by which a rod is judged: a case set, or a combination of a situation. */
export type RodCause =
  | { readonly set: number }
  /** `combination` is the index in the list of its situation. */
  | { readonly situation: Situation; readonly combination: number };

/** A checked rod with the origin of its force; null for a rod that is not judged. */
export type TrussRodCheck = RodCheck & { readonly cause: RodCause | null };

/** The results by which rods are judged. */
export interface SolvedRods {
  readonly answer: Pick<SolvedTruss, 'sets'>;
  /** The combinations of the document; null if it states no rule: then each case set is judged individually. */
  readonly combined: CombinedTruss | null;
}

/**
 * Checks the rods of a truss under all combinations of strength of its rule or, without a rule, under each of its case
 * sets, unfactored and for AISC 360 compared with allowable strengths (ASD). Returns for each rod the check with the
 * greatest utilisation; a rod is not judged at all if an input is missing that one of its forces needs. Returns null if
 * the rule makes no combination of strength.
 *
 * @example checkTrussRods(document, { answer, combined: null }, { standard: 'EN 1993-1-1' })[0].utilisation // 0.83
 */
export function checkTrussRods(
  document: TrussCase,
  solved: SolvedRods,
  limits: RodLimits,
): readonly TrussRodCheck[] | null {
  const rounds = listRounds(document, solved, limits).map(({ forces, causeOf, method }) =>
    checkRods(document, forces, { limits, method }).map((check): TrussRodCheck => ({
      ...check,
      cause: check.ok ? causeOf(check.link, check.N) : null,
    })),
  );
  if (rounds.length === 0) return null;
  return document.links.map((_, link) => rounds.map((checks) => checks[link]!).reduce(takeWorse));
}

interface Round {
  readonly forces: readonly RodForces[];
  readonly causeOf: (link: number, N: number) => RodCause;
  readonly method: NonNullable<RodOrder['method']>;
}

function listRounds(
  { links }: TrussCase,
  { answer, combined }: SolvedRods,
  { standard }: RodLimits,
): readonly Round[] {
  if (combined === null)
    return answer.sets.map(({ N }, set) => ({
      forces: N.map((force) => ({ max: force, min: force })),
      causeOf: () => ({ set }),
      // Service loads are compared with allowable strengths.
      method: 'ASD',
    }));
  return combined.situations
    .filter(({ situation }) => isStrength(situation, standard))
    .map(({ situation, N }): Round => ({
      forces: links.map((_, link) => ({ max: N[link]!.max.value, min: N[link]!.min.value })),
      causeOf: (link, force) => {
        const { max, min } = N[link]!;
        return { situation, combination: (force === max.value ? max : min).combination };
      },
      method: situation === 'ASD' ? 'ASD' : 'LRFD',
    }));
}

function takeWorse(one: TrussRodCheck, other: TrussRodCheck): TrussRodCheck {
  if (!one.ok || !other.ok) return one.ok ? other : one;
  return other.utilisation > one.utilisation ? other : one;
}
