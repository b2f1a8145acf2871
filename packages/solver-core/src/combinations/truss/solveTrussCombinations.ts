import type { RefusedTruss, TrussAnswer, TrussSet } from '../../truss/answer/answer.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { concernsDisplacements } from '../along/listLineEffects.ts';
import type { Combinations } from '../combinations.ts';
import { checkExtent } from '../document/checkExtent.ts';
import { combineSituation } from '../document/combineSituation.ts';
import type { CombinationFailure } from '../document/failures.ts';
import type { GoverningValue, Range } from '../document/governingValue.ts';
import { findRange } from '../document/findRange.ts';
import { type NamedCombination, createCombinationList } from '../document/namedCombinations.ts';
import { type CombinationPlan, readCombinations } from '../document/readCombinations.ts';
import type { Situation } from '../rule.ts';
import { placeTrussActions } from './placeTrussActions.ts';

/** Solves a truss: `solveTruss`, with the options that the caller wants. */
export type TrussSolver = (document: TrussCase) => TrussAnswer;

/** The governing components of a reaction or of a displacement. */
export interface JointValues {
  /** Index in the document's `joints`. */
  readonly joint: number;
  readonly x: Range<GoverningValue>;
  readonly y: Range<GoverningValue>;
  readonly z: Range<GoverningValue>;
}

/** The governing reactions of an anchored joint. */
export interface AnchorValues extends JointValues {
  /** Whether some combination lifts the truss off the support, which holds y and then has to pull the truss down. */
  readonly isLifted: boolean;
}

/** A truss in all combinations of one situation. */
export interface TrussSituation {
  readonly situation: Situation;
  readonly sources: Combinations['sources'];
  /** The few combinations that govern somewhere. */
  readonly combinations: readonly NamedCombination[];
  /** Sets for which the rule has no expression in this situation. */
  readonly leftOut: readonly number[];
  /** The axial force of each link, tension positive; N or lbf. */
  readonly N: readonly Range<GoverningValue>[];
  readonly reactions: readonly AnchorValues[];
  /** Null if the situation does not concern displacements, or without real constants. */
  readonly displacements: readonly JointValues[] | null;
}

/** A truss in all of its combinations, in the units of its document. */
export interface CombinedTruss {
  readonly ok: true;
  readonly plan: CombinationPlan;
  readonly situations: readonly TrussSituation[];
}

/** The reason why a truss cannot be combined: its sets, or the truss itself. */
export interface UncombinedTruss {
  readonly ok: false;
  readonly failures: readonly (CombinationFailure | RefusedTruss['failures'][number])[];
  /** The result that refuses the truss, if the solver refused it. */
  readonly answer: RefusedTruss | null;
}

/**
 * Combines the case sets of a truss by the rule of its document and finds what governs each link, each reaction and
 * each displacement.
 *
 * `document` has been parsed; `solve` is `solveTruss` with the options that the caller wants. Units and signs are those
 * of its results. A permanent action is a single source in every situation, because a truss has no spans.
 *
 * @example solveTrussCombinations(document, solveTruss) // { ok: true, situations: [{ N: [{ max, min }, …], … }] }
 */
export function solveTrussCombinations(
  document: TrussCase,
  solve: TrussSolver,
): CombinedTruss | UncombinedTruss {
  const read = readCombinations(document);
  if (!read.ok) return { ok: false, failures: read.failures, answer: null };
  const { plan } = read;
  const placed = placeTrussActions(document, plan);
  if (!placed.ok) return { ok: false, failures: placed.failures, answer: null };
  const excess = checkExtent(plan.acting.length + plan.handMade.length, document.links.length);
  if (excess.length > 0) return { ok: false, failures: excess, answer: null };
  // Combinations made by hand are the case sets of the document themselves.
  const plain = plan.handMade.length > 0 ? solve(document) : null;
  if (plain?.level === 'error') return { ok: false, failures: plain.failures, answer: plain };
  const whole = solve(placed.document);
  if (whole.level === 'error') return { ok: false, failures: whole.failures, answer: whole };
  const situations = plan.situations.map((situation): TrussSituation => {
    const combinations = combineSituation(plan, situation, {});
    const { sources } = combinations;
    const ofRule = sources.length - plan.handMade.filter((one) => one.situation === situation).length;
    const sets = sources.map(({ set }, k) => (k < ofRule ? whole : plain!).sets[set]!);
    return solveSituation(combinations, sets);
  });
  return { ok: true, plan, situations };
}

function solveSituation(combinations: Combinations, sets: readonly TrussSet[]): TrussSituation {
  const { situation, sources, leftOut } = combinations;
  const named = createCombinationList(situation, sources);
  const range = (effects: readonly number[]) => findRange(combinations, effects, named);
  const first = sets[0]!;
  const vectors = (listOf: (set: TrussSet) => TrussSet['R']) =>
    listOf(first).map(({ joint }, k): JointValues => {
      const along = (axis: 'x' | 'y' | 'z') => range(sets.map((set) => listOf(set)[k]![axis]));
      return { joint, x: along('x'), y: along('y'), z: along('z') };
    });
  const isKnown = sets.every(({ displacement }) => displacement !== null);
  return {
    situation,
    sources,
    N: first.N.map((_, link) => range(sets.map(({ N }) => N[link]!))),
    reactions: vectors(({ R }) => R).map((values) => ({ ...values, isLifted: values.y.min.value < 0 })),
    displacements:
      concernsDisplacements(situation) && isKnown ? vectors(({ displacement }) => displacement!) : null,
    leftOut,
    combinations: named.list,
  };
}
