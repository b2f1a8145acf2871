import { solveTruss } from '@eecs/solver-core/truss';
import type { SolvedTruss, TrussAnswer } from '@eecs/solver-core/truss';
import { ROUNDING } from '../../../src/linalg/tolerance.ts';
import { fractionFreeRank } from '../../property/fractionFreeRank.ts';
import { solveMixed } from './mixedMethod.ts';
import type { MixedSolution } from './mixedMethod.ts';
import { AXES, toTrussDocument } from './simpleTruss.ts';
import type { SimpleTruss } from './simpleTruss.ts';
import { THIRTY_TWO_DIGITS } from './thirtyTwoDigits.ts';

export type TrussComparison =
  | {
      readonly kind: 'agrees';
      readonly worst: number;
      readonly where: string;
      readonly isIndeterminate: boolean;
      /** Whether it deviates by more than the tolerance of the others, as its condition number allows. */
      readonly isIll: boolean;
    }
  | { readonly kind: 'mechanism' }
  /** The truss is exactly stable, but refused because a pivot indicates a mechanism within rounding. */
  | { readonly kind: 'near' }
  /** It is indeterminate without constants, or has no action. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'differs'; readonly reason: string };

/**
 * Relative to the largest force or displacement of the truss. A truss whose condition leaves fewer digits in a double,
 * such as links a thousandth of a degree off one line, is allowed a correspondingly larger error.
 */
export const TRUSS_TOLERANCE = 1e-10;

/** Compares the verdict with the exact rank, and the results with the second method in 32 digits. */
export function compareTruss(truss: SimpleTruss): TrussComparison {
  const answer = solveTruss(toTrussDocument(truss), { include: ['checks'] });
  const { rank, equations, unknowns } = countExactly(truss);
  if (rank === equations && isWithinRounding(answer, truss)) return { kind: 'near' };
  const reason = judge(answer, { rank, equations, unknowns, truss });
  if (reason !== null) return { kind: 'differs', reason };
  if (answer.level === 'error') return { kind: rank < equations ? 'mechanism' : 'refused' };
  const second = solveMixed(truss, THIRTY_TWO_DIGITS);
  if (!second) return { kind: 'differs', reason: 'the second method found no solution' };
  const { worst, where } = compareSets(truss, answer, second);
  const left = ROUNDING * Math.max(...answer.sets.map(({ condition }) => condition ?? 0));
  if (!(worst <= Math.max(TRUSS_TOLERANCE, left)))
    return { kind: 'differs', reason: `${where} deviates by ${worst.toExponential(2)}` };
  const failed = answer.sets.some(({ checks }) => checks?.passed !== true);
  if (failed) return { kind: 'differs', reason: 'its own checks did not pass' };
  return { kind: 'agrees', worst, where, isIndeterminate: unknowns > rank, isIll: worst > TRUSS_TOLERANCE };
}

/** Computes the rank of the equations of equilibrium from integer coordinates, with links as unnormalised vectors. */
function countExactly({ dim, joints, links }: SimpleTruss) {
  const equations = dim * joints.length;
  const rows: number[][] = links.map(({ i, j }) => {
    const row = Array.from({ length: equations }, () => 0);
    for (let axis = 0; axis < dim; axis++) {
      const part = joints[j]!.tenths[axis]! - joints[i]!.tenths[axis]!;
      row[dim * i + axis] = part;
      row[dim * j + axis] = -part;
    }
    return row;
  });
  joints.forEach(({ held }, joint) => {
    held.forEach((isHeld, axis) => {
      if (!isHeld) return;
      rows.push(Array.from({ length: equations }, (_, k) => (k === dim * joint + axis ? 1 : 0)));
    });
  });
  return { rank: fractionFreeRank(rows), equations, unknowns: rows.length };
}

/**
 * Returns whether rounding refused a truss that the exact verdict accepts: by a pivot, or because forces no longer
 * balance when joints move by kilometres.
 */
function isWithinRounding(answer: TrussAnswer, truss: SimpleTruss): boolean {
  if (answer.level !== 'error') return false;
  const { failures, verdict } = answer;
  const [code] = failures.map((failure) => failure.code);
  if (code === 'range.size') {
    const u = solveMixed(truss, THIRTY_TWO_DIGITS)?.u ?? [];
    return u.some((value) => Math.abs(value) > FAR);
  }
  return code === 'singular.rounding' && verdict?.exact === false && verdict.status === 'instantlyChangeable';
}

/** In m: ten times the largest generated truss. */
const FAR = 1000;

/** Returns the error in the verdict or the refusal; null if there is none. */
function judge(
  answer: TrussAnswer,
  of: { rank: number; equations: number; unknowns: number; truss: SimpleTruss },
): string | null {
  const { rank, equations, unknowns, truss } = of;
  const { verdict } = answer;
  if (!verdict) return `no verdict: ${answer.level === 'error' ? answer.failures[0]?.code : ''}`;
  if (verdict.rank !== rank) return `rank ${verdict.rank}, exactly ${rank}`;
  if (verdict.degree !== unknowns - rank) return `degree ${verdict.degree}, exactly ${unknowns - rank}`;
  const isStanding = verdict.status === 'determinate' || verdict.status === 'indeterminate';
  if (isStanding !== (rank === equations)) return `${verdict.status} with rank ${rank} of ${equations}`;
  if (answer.level !== 'error') {
    if (rank < equations) return 'solved although it moves';
    return !truss.isReal && unknowns > rank
      ? 'solved although its forces depend on constants it has not'
      : null;
  }
  const { message, failures } = answer;
  if (rank < equations)
    return message === 'singular' || message === 'conditions' ? null : `message ${message}`;
  if (message === 'loads' && !isActedOn(truss)) return null;
  if (message === 'range' && !truss.isReal && unknowns > rank) return null;
  return `refused by ${failures.map(({ code }) => code).join(', ')}`;
}

function isActedOn({ joints, links }: SimpleTruss): boolean {
  return (
    joints.some(({ force, settlement }) => [...force, ...settlement].some((value) => value !== 0)) ||
    links.some(({ dT, dL, load }) => dT !== 0 || dL !== 0 || (load?.some((value) => value !== 0) ?? false))
  );
}

function compareSets(
  truss: SimpleTruss,
  { sets }: SolvedTruss,
  second: MixedSolution,
): { worst: number; where: string } {
  const [set] = sets;
  let [worst, where] = [0, ''];
  const note = (found: number | undefined, wanted: number, scale: number, place: string): void => {
    const away = Math.abs((found ?? NaN) - wanted) / scale;
    if (away > worst || Number.isNaN(away)) [worst, where] = [Number.isNaN(away) ? Infinity : away, place];
  };
  const { forceScale, displacementScale } = scalesOf(truss, second);
  second.N.forEach((wanted, link) => note(set?.N[link], wanted, forceScale, `N of link ${link}`));
  const dim = truss.dim;
  second.R.forEach((wanted, direction) => {
    const [joint, axis] = [Math.floor(direction / dim), AXES[direction % dim]!];
    if (!truss.joints[joint]!.held[direction % dim]) return;
    note(
      set?.R.find((one) => one.joint === joint)?.[axis],
      wanted,
      forceScale,
      `R of joint ${joint} along ${axis}`,
    );
  });
  if (second.u === null) {
    if (set?.displacement) note(NaN, 0, 1, 'displacements without constants');
    return { worst, where };
  }
  second.u.forEach((wanted, direction) => {
    const [joint, axis] = [Math.floor(direction / dim), AXES[direction % dim]!];
    note(
      set?.displacement?.find((one) => one.joint === joint)?.[axis],
      wanted,
      displacementScale,
      `u of joint ${joint} along ${axis}`,
    );
  });
  return { worst, where };
}

/**
 * Returns the largest force and displacement. If imposed elongations cause no force, a millionth of the force in a
 * fixed link is the size of the rounding.
 */
function scalesOf({ joints, links, isReal, dim }: SimpleTruss, { N, R, u }: MixedSolution) {
  const largest = (values: readonly number[]) =>
    values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const applied = largest(joints.flatMap(({ force }) => force));
  if (!isReal || !u)
    return { forceScale: Math.max(largest(N), largest(R), applied, 1e-300), displacementScale: 1 };
  const lengths = links.map(({ i, j }) =>
    Math.hypot(
      ...Array.from({ length: dim }, (_, axis) => (joints[j]!.tenths[axis]! - joints[i]!.tenths[axis]!) / 10),
    ),
  );
  const stiffness = links.map(({ E, A }, k) => (E * A * 100) / lengths[k]!);
  const forceScale = Math.max(largest(N), largest(R), applied, 1e-6 * largest(stiffness) * largest(u));
  return {
    forceScale,
    displacementScale: Math.max(largest(u), 1e-6 * (forceScale / Math.min(...stiffness))),
  };
}
