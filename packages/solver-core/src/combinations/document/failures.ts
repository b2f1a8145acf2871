import type { Failure } from '../../failures/failure.ts';

/**
 * Codes of the reasons why the case sets of a document cannot be combined, in addition to the codes of its form
 * (`schema.…`).
 */
export const COMBINATION_FAILURE_CODES = [
  /** The document has no case sets. */
  'combinations.noSets',
  /** The document names no rule, and no set is a combination made by hand. */
  'combinations.noRule',
  /** A set does not name the action of its loads. */
  'combinations.noAction',
  /** A combined set has an action. */
  'combinations.combinedAction',
  /** An imposed load has no category. */
  'combinations.noCategory',
  /** The rule has no psi for an action, and the action states none. */
  'combinations.noPsi',
  /** A field that the kind of action does not have: a category, a class of snow, or psi. */
  'combinations.otherKind',
  /** A pattern on an action that acts on all spans, or in a structure without spans. */
  'combinations.pattern',
  /** Self weight or a settlement in a set with a pattern. */
  'combinations.patternPermanent',
  /** Self weight acts in every set, and no set is permanent. */
  'combinations.weight',
  /** A settlement acts in every set, and no set is one of settlements. */
  'combinations.settlement',
  /** A change of temperature or of length of a link acts in every set, and no set is one of temperature or settlements. */
  'combinations.imposed',
  /** The rule has no expressions for a requested situation. */
  'combinations.situation',
  /** The rule has no factor for a kind of action in any requested situation. */
  'combinations.noExpression',
  /** A change of factors that matches no part of the rule. */
  'combinations.change',
  /** A frame of the second order: the results of its sets cannot be added. */
  'combinations.secondOrder',
  /** A member that bears one way only: the results of sets cannot be added. */
  'combinations.oneWay',
  /** There are more sets, or parts of them on spans, than can be combined at once. */
  'combinations.tooLarge',
  /** A deflection limit has no number. */
  'combinations.noLimit',
] as const;

/** Code of a reason why the case sets of a document cannot be combined. */
export type CombinationFailureCode = (typeof COMBINATION_FAILURE_CODES)[number];

/** One reason why the case sets of a document cannot be combined; `@eecs/solver-core/texts` writes its message. */
export interface CombinationFailure extends Omit<Failure, 'code'> {
  readonly code: Failure['code'] | CombinationFailureCode;
}

/** Creates a failure at a place of a document. */
export function refuse(
  code: CombinationFailureCode,
  path: string,
  { ids = [], values = {} }: Partial<Pick<CombinationFailure, 'ids' | 'values'>> = {},
): CombinationFailure {
  return { code, path, ids, values };
}
