import { solveTruss } from '@eecs/solver-core/truss';
import type { TrussAnswer } from '@eecs/solver-core/truss';
import { listLinks } from './drawnTruss.ts';
import type { TrussExpected, TrussProblem } from './trussProblem.ts';

/** Solves the document of a problem, with the Mohr sums that are expected. */
export function solveTrussProblem({ document, drawing, expected }: TrussProblem): TrussAnswer {
  const names = Object.keys(drawing.joints);
  const mohr = expected.flatMap(({ what }) =>
    what.kind === 'mohr' ? [{ joint: names.indexOf(what.joint), axis: what.axis }] : [],
  );
  return solveTruss(document, { ...(mohr.length > 0 && { mohr }) });
}

/** Returns the solver's result for an expected number or word, NaN if there is none. */
export function foundInTruss(
  { drawing }: TrussProblem,
  answer: TrussAnswer,
  { what, set: index }: TrussExpected,
): number | string {
  switch (what.kind) {
    case 'degree':
    case 'rank':
    case 'status':
      return answer.verdict?.[what.kind] ?? NaN;
    case 'mechanisms':
      return answer.verdict?.mechanisms.length ?? NaN;
    case 'cause':
      return answer.verdict?.mechanisms[0]?.causes.map(({ code }) => code).join(' ') ?? 'none';
    case 'message':
      return answer.message;
    case 'failure':
      return answer.level === 'error' ? (answer.failures[0]?.code ?? 'none') : 'none';
    default:
  }
  if (answer.level === 'error') return NaN;
  const set = answer.sets[index];
  if (!set) return NaN;
  if ('link' in what) {
    const values = what.kind === 'N' ? set.N : set.stress;
    return values?.[listLinks(drawing).indexOf(what.link)] ?? NaN;
  }
  if (!('joint' in what)) return set.zeroForce.length;
  const { kind, axis } = what;
  const joint = Object.keys(drawing.joints).indexOf(what.joint);
  switch (kind) {
    case 'R':
      return set.R.find((reaction) => reaction.joint === joint)?.[axis] ?? NaN;
    case 'u':
      return set.displacement?.find((one) => one.joint === joint)?.[axis] ?? NaN;
    case 'mohr':
      return answer.mohr?.find((one) => one.joint === joint && one.axis === axis)?.cases[index]?.total ?? NaN;
    default:
      return kind satisfies never;
  }
}

/**
 * Returns the deviation of a found number from the expected one, relative to its scale; a different word deviates by
 * Infinity.
 */
export function trussDeviation(found: number | string, { value, scale }: TrussExpected): number {
  if (typeof found === 'string' || typeof value === 'string') return found === value ? 0 : Infinity;
  return Math.abs(found - value) / scale;
}

/** Names an expected number as people read it. */
export function describeTrussExpected({ what, set }: TrussExpected): string {
  const suffix = set === 0 ? '' : ` (set ${set + 1})`;
  switch (what.kind) {
    case 'N':
      return `N ${what.link}${suffix}`;
    case 'stress':
      return `stress ${what.link}${suffix}`;
    case 'R':
    case 'u':
      return `${what.kind} ${what.joint} ${what.axis}${suffix}`;
    case 'mohr':
      return `u ${what.joint} ${what.axis} by Mohr${suffix}`;
    case 'degree':
      return 'degree of indeterminacy';
    case 'rank':
      return 'rank';
    case 'mechanisms':
      return 'mechanisms';
    case 'zeroForce':
      return `links without force${suffix}`;
    case 'status':
    case 'message':
      return what.kind;
    case 'failure':
      return 'first failure';
    case 'cause':
      return 'causes of the first mechanism';
    default:
      return what satisfies never;
  }
}
