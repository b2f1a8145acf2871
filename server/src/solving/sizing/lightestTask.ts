import type { CrossSection, RefusedBeam } from '@eecs/solver-core';
import type { UnjudgedPart } from '@eecs/solver-core/code-checks';
import type { LimitCheck, SizingOrder } from '@eecs/solver-core/sizing';
import type { ErrorDetail } from '../../failures/errors.ts';
import type { DescribedRefusal } from '../beam/beamTask.ts';
import type { RefusedOutcome } from '../outcome.ts';

/** The sections to search for the lightest, and the options of the search. */
export interface LightestTaskOptions {
  /** Names of series of the catalogue, its classes, or `document`. */
  readonly series: readonly string[];
  /** Unchecked limits. @default those of the document */
  readonly limits?: unknown;
  /** Whether sections must also satisfy the design code of the document. @default false */
  readonly code?: boolean;
  /** Mass, height or price; the smallest is best. @default 'mass' */
  readonly order?: SizingOrder;
  /** Price per unit of mass, one for each name in `series`. */
  readonly prices?: readonly number[];
  /** Indices in `beamSections` of the stretches that get the section. @default all of them */
  readonly stretches?: readonly number[];
  /** Requested number of sections that meet the limits. @default 6 */
  readonly count?: number;
  /** Time after which the search ends with what it has found, ms. @default 1500 */
  readonly budgetMs?: number;
}

/** A section that meets all limits. */
export interface FittingSection {
  readonly section: CrossSection;
  /** kg/m or lb/in. */
  readonly mass: number;
  /** The largest of `checks`. */
  readonly utilisation: number;
  readonly checks: readonly LimitCheck[];
}

/** A better section that fails, with the limit that it exceeds; null if the beam cannot be solved with it. */
export interface FailingSection {
  readonly section: CrossSection;
  readonly mass: number;
  readonly check: LimitCheck | null;
  readonly unjudged?: UnjudgedPart;
}

/** The sections found. */
export interface FoundLightest {
  readonly found: readonly FittingSection[];
  /** The last of the better sections that fail. */
  readonly rejected: readonly FailingSection[];
  readonly rejectedCount: number;
  /** Number of examined sections, including unreadable ones. */
  readonly candidates: number;
  /** Sections whose dimensions contradict one another. */
  readonly unreadable: number;
  /** False if the time limit was reached before the requested number was found. */
  readonly isComplete: boolean;
}

/** The outcome of a search. */
export type LightestOutcome =
  | { readonly kind: 'found'; readonly id: number; readonly answer: FoundLightest }
  /** The request lacks data that the search needs; paths refer to the request. */
  | { readonly kind: 'lacking'; readonly details: readonly ErrorDetail[] }
  | RefusedOutcome<RefusedBeam, DescribedRefusal>;
