import type { BeamMemberCheck, MemberCheckKind } from '@eecs/solver-core/code-checks';
import { solveBeamMembers } from '@eecs/solver-core/code-checks';
import { parseCase, solveBeam } from '@eecs/solver-core';
import type { Source } from '../problems/problem.ts';

/** A beam with limits of a standard, and numbers that a book or guide prints for it. */
export interface CodeProblem {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly document: object;
  readonly expected: readonly CodeExpected[];
  /** The reason why the tolerance is wider than the rounding of the printed numbers. */
  readonly why?: string;
}

/** One printed number of a check, in the base units of the document. */
export interface CodeExpected {
  readonly check: MemberCheckKind;
  readonly what:
    | 'resistance'
    | 'utilisation'
    | 'class'
    | 'value'
    | 'critical'
    | 'slenderness'
    | 'reduction'
    | 'factor'
    | 'moment'
    | 'Cb'
    | 'Lp'
    | 'Lr';
  readonly value: number;
  /** Relative tolerance. */
  readonly tolerance: number;
}

/** Checks the beam of a problem by the standard of its document. */
export function checkProblem({ id, document }: CodeProblem): readonly BeamMemberCheck[] {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.failures)}`);
  const checked = solveBeamMembers(parsed.document, (one) => solveBeam(one, { include: [] }));
  if (!checked.ok) throw new Error(`${id}: ${checked.why} ${JSON.stringify(checked.failures)}`);
  return checked.checks;
}

/** Finds a number of the checks of a problem; NaN if there is none. */
export function foundByCode(checks: readonly BeamMemberCheck[], { check, what }: CodeExpected): number {
  const found = checks.find(({ kind }) => kind === check);
  if (found === undefined) return NaN;
  if (what === 'class') return found.sectionClass ?? NaN;
  if (what === 'resistance' || what === 'utilisation' || what === 'value') return Math.abs(found[what]);
  if (what === 'Cb' || what === 'Lp' || what === 'Lr') return found.unbraced?.[what] ?? NaN;
  if (what === 'factor' || what === 'moment') return found.buckling?.[what] ?? NaN;
  return (check === 'compression' ? found.buckling : found.lateral)?.[what] ?? NaN;
}

const CHECKS: Readonly<Record<CodeExpected['check'], string>> = {
  bending: 'bending',
  shear: 'shear',
  bendingShear: 'bending with shear',
  lateral: 'lateral-torsional buckling',
  compression: 'compression with bending',
};

/** Names a printed number: the check, and which of its numbers. */
export function describeCodeNumber({ check, what }: CodeExpected): string {
  return `${CHECKS[check]}: ${what}`;
}
