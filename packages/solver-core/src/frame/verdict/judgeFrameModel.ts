import type { FrameModel } from '../assembly/frameModel.ts';
import type { VerdictStatus } from '../../rules/common/verdictStatus.ts';
import { holdsBed, writeConditions } from './conditionRows.ts';
import type { ConditionRow } from './conditionRows.ts';
import { dependentRows, eliminateRows, motionsOf } from './eliminateRows.ts';
import { roundedMotions } from './roundedMotions.ts';
import { createWorkBudget } from '../../exact/workBudget.ts';
import { EXACTLY_RESTING } from '../../linalg/tolerance.ts';
import { motionOfJoint } from './bodyMotions.ts';
import { findBodies } from './frameBodies.ts';
import type { FrameBodies } from './frameBodies.ts';
import type { FrameVerdict } from './frameVerdict.ts';
import { isFiniteMotion } from './finiteMotion.ts';
import { toMechanism } from './toMechanism.ts';

/**
 * Decides whether a frame is stable, before anything is solved.
 *
 * Joints and members that are rigidly connected form rigid bodies; hinges, links and supports are conditions on their
 * motions, with integer coefficients. Their rank is exact: residues modulo a prime prove that nothing moves, and
 * elimination without rounding finds the motions. Springs and elastic beds hold like supports. If integers take too
 * much work, residues give the rank and doubles the motions; above ordinary sizes only residues are used. `exact` is
 * false if neither proves the rank. Source: THEORY.md, "Frames: the verdict".
 */
export function judgeFrameModel(model: FrameModel): FrameVerdict {
  const bodies = findBodies(model);
  const { rows, isExact, scale } = writeConditions(model, bodies);
  const counts = countUnknowns(model);
  const told = (moves: number) => {
    const rank = counts.equations - moves;
    return { degree: counts.unknowns - rank, W: counts.equations - counts.unknowns, rank };
  };
  const stands = (): FrameVerdict => {
    const found = told(0);
    const status = found.degree === 0 ? 'determinate' : 'indeterminate';
    return { status, ...found, exact: isExact, mechanisms: [] };
  };
  const dependent = dependentRows(rows, bodies.width);
  if (dependent === null) return judgeByCount(counts);
  const byPrime = rows.length - dependent.length;
  if (byPrime === bodies.width) return stands();
  if (bodies.width > ORDINARY)
    return {
      status: counts.held < 3 ? 'underSupported' : 'instantlyChangeable',
      ...told(bodies.width - byPrime),
      exact: false,
      evidence: 'none',
      mechanisms: [],
    };
  const most = model.joints.length > LARGE ? MOST_OF_LARGE : MOST_MECHANISMS;
  const exactly = findExactly(rows, bodies.width, most);
  const rank = exactly?.rank ?? byPrime;
  if (rank === bodies.width) return stands();
  const found = told(bodies.width - rank);
  const raw = exactly?.motions ?? findRounded(rows, { bodies, dependent, most });
  const motions = raw.map((motion) => inUnits(model, bodies, motion, scale));
  const budget = createWorkBudget(FOLLOWING_WORK);
  const isFollowed =
    found.degree > 0 &&
    motions.slice(0, MOST_FOLLOWED).some((motion) => isFiniteMotion(model, bodies, { motion, budget }));
  const isFinite = found.degree === 0 || isFollowed;
  const evidence = found.degree === 0 ? 'rank' : isFollowed ? 'followed' : 'none';
  const status: VerdictStatus =
    counts.held < 3 ? 'underSupported' : isFinite ? 'changeable' : 'instantlyChangeable';
  const mechanisms = motions.map((motion) => toMechanism({ model, bodies, motion, isFinite }));
  // Residues give a lower bound of the rank, and if no row depends on others, it is also an upper bound.
  const isProved = exactly !== null || dependent.length === 0;
  return { status, ...found, exact: isExact && isProved, evidence, mechanisms };
}

/** Finds rank and motions in integers; returns null if that is too much work. */
function findExactly(
  rows: readonly ConditionRow[],
  width: number,
  most: number,
): { rank: number; motions: Float64Array[] } | null {
  const budget = createWorkBudget(EXACT_WORK);
  const echelon = eliminateRows(rows, budget);
  if (!echelon) return null;
  const motions = motionsOf(echelon, { width, most, budget });
  return motions.length < Math.min(most, width - echelon.rank) ? null : { rank: echelon.rank, motions };
}

function findRounded(
  rows: readonly ConditionRow[],
  of: { bodies: FrameBodies; dependent: readonly number[]; most: number },
): Float64Array[] {
  const left = new Set(of.dependent);
  return roundedMotions(
    rows.filter((_, row) => !left.has(row)),
    of.bodies,
    of.most,
  );
}

/** Scales a motion to the units of the document, with 1 for the largest displacement of a joint. */
function inUnits(model: FrameModel, bodies: FrameBodies, motion: Float64Array, scale: number): Float64Array {
  const moved = motion.slice();
  for (let body = 0; body < bodies.count; body++)
    if (bodies.turns[body] === 1) moved[bodies.columns[body]! + 2]! *= scale;
  let largest = 0;
  for (let joint = 0; joint < model.joints.length; joint++) {
    const { x, y } = motionOfJoint(model, bodies, moved, joint);
    largest = Math.max(largest, Math.abs(x), Math.abs(y));
  }
  // The body only rotates about its single joint.
  if (largest <= EXACTLY_RESTING * greatest(moved)) largest = greatest(moved);
  return moved.map((value) => value / largest);
}

function greatest(values: Float64Array): number {
  return values.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
}

/** Number of columns up to which motions are found without rounding. */
const ORDINARY = 400;
const MOST_MECHANISMS = 50;
/** Number of joints above which fewer motions are reported. */
const LARGE = 500;
const MOST_OF_LARGE = 10;
/** Number of motions that are followed to find whether one is finite. */
const MOST_FOLLOWED = 6;
/** Multiplications allowed for integers and for following motions. */
const EXACT_WORK = 4e7;
const FOLLOWING_WORK = 5e7;

/**
 * Returns the verdict on a frame too large for a rank: stable by the count if the count permits it; the pivots of the
 * solve then decide.
 */
function judgeByCount({ equations, unknowns, held }: ReturnType<typeof countUnknowns>): FrameVerdict {
  const W = equations - unknowns;
  const rank = Math.min(equations, unknowns);
  const numbers = {
    degree: unknowns - rank,
    W,
    rank,
    exact: false,
    isByCount: true as const,
    mechanisms: [],
  };
  if (held < 3 || W > 0)
    return { status: held < 3 ? 'underSupported' : 'changeable', ...numbers, evidence: 'none' };
  return { status: W === 0 ? 'determinate' : 'indeterminate', ...numbers };
}

/**
 * A bed counts as this many springs in each of its directions, at both ends and in the middle, so a member on it is
 * indeterminate.
 */
const SPRINGS = 3;

/**
 * Counts the equations of equilibrium, three for each joint or two if nothing rotates, and the unknowns: forces of
 * members and supports.
 */
function countUnknowns({ joints, members }: FrameModel): {
  equations: number;
  unknowns: number;
  held: number;
} {
  let equations = 0;
  let held = 0;
  for (const { turns, holds } of joints) {
    equations += turns ? 3 : 2;
    for (const hold of holds) if (hold !== null) held++;
  }
  let unknowns = held;
  for (const { ends, bed } of members) {
    unknowns += 3;
    if (bed !== null) {
      // A bed holds its body in one direction along it and in two across it.
      held += (holdsBed(bed.x) ? 1 : 0) + (holdsBed(bed.y) ? 2 : 0);
      unknowns += (holdsBed(bed.x) ? SPRINGS : 0) + (holdsBed(bed.y) ? SPRINGS : 0);
    }
    for (const end of [ends.i, ends.j])
      for (const isFree of [end.isFreeN, end.isFreeQ, end.isFreeM]) if (isFree) unknowns--;
  }
  return { equations, unknowns, held };
}
