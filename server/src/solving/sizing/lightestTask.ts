import type { CrossSection, RefusedBeam } from '@eecs/solver-core';
import type { UnjudgedPart } from '@eecs/solver-core/code-checks';
import type { LimitCheck, SizingOrder } from '@eecs/solver-core/sizing';
import type { ErrorDetail } from '../../failures/errors.ts';
import type { DescribedRefusal } from '../beam/beamTask.ts';
import type { RefusedOutcome } from '../outcome.ts';

/** The sections among which the lightest is searched, and how. */
export interface LightestTaskOptions {
  /** Names of series of the catalogue, its classes, or `document`. */
  readonly series: readonly string[];
  /** Limits not validated yet. @default those of the document */
  readonly limits?: unknown;
  /** Whether sections have to meet the design code of the document too. @default false */
  readonly code?: boolean;
  /** Mass, height or price, the least first. @default 'mass' */
  readonly order?: SizingOrder;
  /** Price per unit of mass, one for each name in `series`. */
  readonly prices?: readonly number[];
  /** Indices in `beamSections` of the stretches that get the section. @default all of them */
  readonly stretches?: readonly number[];
  /** How many sections that meet the limits are wanted. @default 6 */
  readonly count?: number;
  /** Time after which the search ends with what it has found, ms. @default 1500 */
  readonly budgetMs?: number;
}

/** A section that meets all limits. */
export interface FittingSection {
  readonly section: CrossSection;
  /** kg/m or lb/in. */
  readonly mass: number;
  /** The greatest of `checks`. */
  readonly utilisation: number;
  readonly checks: readonly LimitCheck[];
}

/** A better section that fails, with the limit it does not meet; null if the beam cannot be solved with it. */
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
  /** How many sections were looked at, those included that cannot be read. */
  readonly candidates: number;
  /** Sections whose dimensions contradict one another. */
  readonly unreadable: number;
  /** False if the time ended before the requested number was found. */
  readonly isComplete: boolean;
}

/** The outcome of a search. */
export type LightestOutcome =
  | { readonly kind: 'found'; readonly id: number; readonly answer: FoundLightest }
  /** The request lacks something that the search needs; paths are those of the request. */
  | { readonly kind: 'lacking'; readonly details: readonly ErrorDetail[] }
  | RefusedOutcome<RefusedBeam, DescribedRefusal>;
