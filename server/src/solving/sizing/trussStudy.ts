import type { JointMethod, TrussFailure } from '@eecs/solver-core/truss';

/** A study of a truss: the method of joints. */
export interface TrussStudyOptions {
  /** Index of the joint. */
  readonly joint: number;
  /** Index of the case set. */
  readonly set: number;
}

/** The outcome for a document that nobody has checked. */
export type TrussStudyOutcome =
  | { readonly kind: 'joints'; readonly method: JointMethod }
  /** The truss has no such joint or case set. */
  | { readonly kind: 'lacking'; readonly what: 'joint' | 'set' }
  | { readonly kind: 'noDocument'; readonly failures: readonly TrussFailure[] };
