import type { CaseLimits } from '../model/common/document.ts';
import { readLimits } from '../sizing/readLimits.ts';

/** Why a structure is not checked by a design code. */
export type UncheckedReason =
  | /** The document names no standard. */ 'none'
  | /** The structure cannot be solved. */ 'unsolved'
  | /** Its case sets cannot be combined. */ 'uncombined'
  | /** Its rule makes no combination of strength. */ 'noStrength';

/** Returns the standard that a document names for its members or rods; null if it names none or cannot be read. */
export function readStandard<Part extends 'members' | 'rods'>(
  { limits }: { readonly limits?: unknown },
  part: Part,
): NonNullable<CaseLimits[Part]> | null {
  const read = readLimits(limits);
  return (read.ok && read.limits[part]) || null;
}

type Refused = { readonly ok: false; readonly failures: readonly unknown[] };

type FailuresOf<Answer> = Extract<Answer, { readonly failures: unknown }>['failures'];

/** The steps of a check; each of them may refuse it. */
export interface CheckSteps<Limits, Answer, Combined, Checks> {
  /** The standard of the document with its options; null if the document names none. */
  readonly limits: Limits | null | undefined;
  readonly solve: () => Answer;
  /** Combines the case sets; returns null if the document states no rule, so that the sets are judged individually. */
  readonly combine: () => Combined | null;
  /** Compares the forces in the structure with its resistances; returns null if there is no combination of strength. */
  readonly check: (
    solved: {
      readonly answer: Exclude<Answer, { readonly level: 'error' }>;
      readonly combined: Exclude<Combined, Refused> | null;
    },
    limits: Limits,
  ) => Checks | null;
}

/** A structure that was checked, or why it was not. */
export type ChosenChecks<Limits, Answer, Combined, Checks> =
  | {
      readonly ok: true;
      readonly limits: Limits;
      readonly combined: Exclude<Combined, Refused> | null;
      readonly checks: Checks;
    }
  | {
      readonly ok: false;
      readonly why: UncheckedReason;
      readonly failures: FailuresOf<Answer> | FailuresOf<Combined> | readonly [];
    };

/**
 * Checks a structure by the standard of its document, or returns the first reason why it cannot be checked. Beams, rods
 * and members are checked in this order by the command line, the server, the editors and their reports.
 */
export function chooseChecks<
  Limits,
  Answer extends { readonly level: string },
  Combined extends { readonly ok: boolean },
  Checks,
>({
  limits,
  solve,
  combine,
  check,
}: CheckSteps<Limits, Answer, Combined, Checks>): ChosenChecks<Limits, Answer, Combined, Checks> {
  if (limits === null || limits === undefined) return { ok: false, why: 'none', failures: [] };
  const answer = solve();
  if (answer.level === 'error') return { ok: false, why: 'unsolved', failures: failuresOf(answer) };
  const combined = combine();
  if (combined?.ok === false) return { ok: false, why: 'uncombined', failures: failuresOf(combined) };
  // The compiler does not narrow a type parameter by a field.
  const solved = {
    answer: answer as Exclude<Answer, { readonly level: 'error' }>,
    combined: combined as Exclude<Combined, Refused> | null,
  };
  const checks = check(solved, limits);
  return checks === null
    ? { ok: false, why: 'noStrength', failures: [] }
    : { ok: true, limits, combined: solved.combined, checks };
}

function failuresOf<Answer>(answer: Answer): FailuresOf<Answer> {
  return (answer as { readonly failures: FailuresOf<Answer> }).failures;
}

/** Returns the reason in the form used in results; failures give the details. */
export function toPublicReason(why: UncheckedReason): 'limits' | 'noStrength' | 'refused' {
  if (why === 'none') return 'limits';
  return why === 'noStrength' ? why : 'refused';
}
