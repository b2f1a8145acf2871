import {
  type CombinedTruss,
  type TrussSolver,
  type UncombinedTruss,
  solveTrussCombinations,
} from '../../combinations/truss/solveTrussCombinations.ts';
import type { Failure } from '../../failures/failure.ts';
import type { RodLimits } from '../../model/common/document.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { chooseChecks, toPublicReason } from '../chooseChecks.ts';
import { readLimits } from '../../sizing/readLimits.ts';
import { type TrussRodCheck, checkTrussRods } from './checkTrussRods.ts';

/** The rods of a truss checked by the standard that its document names. */
export interface CheckedTruss {
  readonly ok: true;
  readonly limits: RodLimits;
  /** Null if the document states no rule; its case sets are then judged as they are. */
  readonly combined: CombinedTruss | null;
  /** One entry for each link, in the order of the document. */
  readonly rods: readonly TrussRodCheck[];
}

/** Why the rods of a truss are not checked. */
export interface UncheckedTruss {
  readonly ok: false;
  /** `limits`: the document names no standard. `noStrength`: its rule makes no combination of strength. */
  readonly why: 'limits' | 'noStrength' | 'refused';
  readonly failures: readonly (Failure | UncombinedTruss['failures'][number])[];
}

/**
 * Solves a truss, combines its case sets if its document states a rule, and checks its rods by the standard of
 * `limits.rods`.
 *
 * `document` has been parsed; `solve` is `solveTruss` with the options that the caller wants.
 *
 * @example solveTrussRods(document, solveTruss) // { ok: true, rods: [{ link: 0, utilisation: 0.83, governs: 'z', … }] }
 */
export function solveTrussRods(document: TrussCase, solve: TrussSolver): CheckedTruss | UncheckedTruss {
  return judgeRods(document, {
    solve: () => solve(document),
    combine: () => (document.combinations === undefined ? null : solveTrussCombinations(document, solve)),
  });
}

/** The forces of a truss: its answer, and its combinations, or null if its document states no rule. */
interface ForceSource {
  readonly solve: () => ReturnType<TrussSolver>;
  readonly combine: () => CombinedTruss | UncombinedTruss | null;
}

function judgeRods(document: TrussCase, source: ForceSource): CheckedTruss | UncheckedTruss {
  const read = readLimits(document.limits);
  if (!read.ok) {
    const failures = read.failures.map((one) => ({ ...one, path: `/limits${one.path}` }));
    return { ok: false, why: 'refused', failures };
  }
  const found = chooseChecks({
    limits: read.limits.rods,
    ...source,
    check: (solved, limits) => checkTrussRods(document, solved, limits),
  });
  if (found.ok) return { ok: true, limits: found.limits, combined: found.combined, rods: found.checks };
  return { ok: false, why: toPublicReason(found.why), failures: found.failures };
}

/**
 * Returns the function that checks `document` with other sections of its rods. In a statically determinate truss
 * without self weight the forces do not depend on them, so the truss is solved only once.
 */
export function createRodJudge(
  document: TrussCase,
  solve: TrussSolver,
): (truss: TrussCase) => CheckedTruss | UncheckedTruss {
  const answer = document.selfWeight ? null : solve(document);
  if (answer === null || answer.level === 'error' || answer.verdict.degree !== 0)
    return (truss) => solveTrussRods(truss, solve);
  const combined = document.combinations === undefined ? null : solveTrussCombinations(document, solve);
  return (truss) => judgeRods(truss, { solve: () => answer, combine: () => combined });
}
