import type { SizedRodGroup, UncheckedTruss } from '@eecs/solver-core/code-checks';
import type { JointMethod, TrussFailure } from '@eecs/solver-core/truss';

/** A study of a truss: the lightest section of each group of rods, or the method of joints. */
export type TrussStudyOptions =
  | {
      readonly of: 'rods';
      /** Names of series of the catalogue, its classes, or `document`. */
      readonly series: readonly string[];
      /** Number of sections to find for each group. */
      readonly count: number;
    }
  | { readonly of: 'joints'; readonly joint: number; readonly set: number };

/** The outcome for a document that nobody has checked. */
export type TrussStudyOutcome =
  | { readonly kind: 'rods'; readonly groups: readonly SizedRodGroup[] }
  | { readonly kind: 'joints'; readonly method: JointMethod }
  /** The document or the question lacks something. */
  | { readonly kind: 'lacking'; readonly what: Lacking }
  | { readonly kind: 'noSeries'; readonly name: string; readonly known: readonly string[] }
  | { readonly kind: 'noDocument'; readonly failures: readonly TrussFailure[] };

export type Lacking = UncheckedTruss['why'] | 'candidates' | 'links' | 'joint' | 'set' | 'tooLarge';
