import type { Theory } from '../beam/results/stressParts.ts';
import type { CombinationTerm } from '../combinations/document/namedCombinations.ts';
import type { CaseLimits, Situation } from '../model/common/document.ts';
import type { MemberCheckKind } from './unjudgedPart.ts';
import { LIMIT_MET } from '../linalg/tolerance.ts';

/** The limits that a cross-section has to meet: those that a document states, and how stresses are compared. */
export interface SizingLimits extends CaseLimits {
  /**
   * The strength theory by which equivalent stresses are judged in addition to normal stresses; null for normal
   * stresses alone.
   * @default 'eq4' (Mises), or 'eq5' (Mohr) for a material whose strengths in tension and compression differ
   */
  readonly theory?: Theory | null;
}

/** The combination with the greatest utilisation of a limit. */
export interface JudgedCombination {
  readonly situation: Situation;
  /** The number of the expression in its standard; empty for a combination made by hand. */
  readonly label: string;
  /** The case set that leads; null if none does. */
  readonly leading: number | null;
  /** The case sets, or parts of them on one span, that act, each with its factor. */
  readonly terms: readonly CombinationTerm[];
}

/** The utilisation of one limit at the place where it is greatest. */
export interface LimitCheck {
  readonly kind: 'deflection' | 'normal' | 'equivalent' | 'code';
  /** Index of the case set; null if a combination governs. */
  readonly set: number | null;
  /** The combination that governs, if the document states a rule. */
  readonly combination?: JudgedCombination;
  /** Place along the beam, m or in. */
  readonly x: number;
  /**
   * The deflection in m or in; a stress in MPa or psi, tension positive; for a design code the moment, or the force for
   * shear and compression, in the units of the document.
   */
  readonly value: number;
  /** The greatest absolute value that `value` may have, in its unit. */
  readonly allowed: number;
  /** The absolute value of `value` divided by `allowed`: above 1 the limit is not met. */
  readonly utilisation: number;
  /** Index of the deflection limit. */
  readonly limit?: number;
  /** The check of a design code, and its clause. */
  readonly check?: MemberCheckKind;
  readonly clause?: string;
}

/** Returns whether a limit is met. */
export function isMet({ utilisation }: Pick<LimitCheck, 'utilisation'>): boolean {
  return utilisation <= 1 + LIMIT_MET;
}

/** Finds the limit with the greatest utilisation; returns undefined if there is no limit. */
export function findWorst(checks: readonly LimitCheck[]): LimitCheck | undefined {
  return checks.reduce<LimitCheck | undefined>(
    (worst, check) => (worst && worst.utilisation >= check.utilisation ? worst : check),
    undefined,
  );
}
