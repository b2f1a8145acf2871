import type { SizedRods, RejectedRods } from '@eecs/solver-core/code-checks';
import type { ErrorDetail } from '../../failures/errors.ts';
import type { TrussOutcome } from '../truss/trussTask.ts';

/** The sections to search for the lightest, and the options of the search. */
export interface LightestRodsTaskOptions {
  /** Names of series of the catalogue, its classes, or `document`. */
  readonly series: readonly string[];
  /** The unchecked standard with its options. @default `limits.rods` of the document */
  readonly rods?: unknown;
  /** Indices of the links of each group. @default the links with the same section */
  readonly groups?: readonly (readonly number[])[];
  /** Requested number of sections for each group. @default 6 */
  readonly count?: number;
  /** Time after which the search ends with what it has found, ms. @default 1500 */
  readonly budgetMs?: number;
}

/** A group of rods with its sections. */
export interface FoundRodGroup {
  readonly links: readonly number[];
  readonly found: readonly Omit<SizedRods, 'index'>[];
  /** The last of the lighter sections that fail. */
  readonly rejected: readonly Omit<RejectedRods, 'index'>[];
  readonly rejectedCount: number;
  /** False if the time limit was reached before the requested number was found. */
  readonly isComplete: boolean;
}

/** The sections found for each group; groups that the time limit left out are absent. */
export interface FoundLightestRods {
  readonly groups: readonly FoundRodGroup[];
  /** Number of sections in the series. */
  readonly candidates: number;
  readonly isComplete: boolean;
}

/** The outcome of a search. */
export type LightestRodsOutcome =
  | { readonly kind: 'found'; readonly id: number; readonly answer: FoundLightestRods }
  /** The request lacks data that the search needs; paths refer to the request. */
  | { readonly kind: 'lacking'; readonly details: readonly ErrorDetail[] }
  | Extract<TrussOutcome, { readonly kind: 'refused' }>;
