import { EQUILIBRIUM, ASSUMED_SIZE } from '../../linalg/tolerance.ts';
import { addElongationsInto, addLinkForcesInto, elongationsOf } from './linkForces.ts';
import { holds } from '../../geometry/heldAxes.ts';
import { greatest, isHeld } from './pinJointed.ts';
import type { TrussActions } from '../assembly/trussModel.ts';
import type { PinJointed } from './pinJointed.ts';

/** A structure with factored stiffness equations. */
export interface FactoredTruss {
  readonly model: PinJointed;
  /** Returns the displacements under forces on the joints, `dim` numbers for each joint; 0 if a direction is held. */
  readonly solve: (forces: Float64Array) => Float64Array;
  /** Whether equilibrium alone gives the forces. */
  readonly isDeterminate: boolean;
  /** Whether the constants are real; otherwise there are no displacements. */
  readonly isReal: boolean;
  /** l/EA of each link, computed on demand; null without real constants. */
  readonly flexibility: Float64Array | null;
  /** Whether the factored stiffness is 1 instead of EA/l. */
  readonly isStandIn: boolean;
}

/** Forces and displacements of one case set. */
export interface SetSolution {
  /** Axial force of each link, tension positive. */
  readonly N: Float64Array;
  /** Forces of the anchors on the truss, `dim` numbers for each joint, 0 in a free direction. */
  readonly R: Float64Array;
  /** Displacements, `dim` numbers for each joint; null without real constants. */
  readonly u: Float64Array | null;
  /** The largest unbalanced force in a free direction, relative to `scale`. */
  readonly residual: number;
  /** The error of the links' forces expected from the last steps of refinement, relative to `scale`. */
  readonly doubt: number;
  /** The largest force of the set: of links, of loads and, weighted by a thousandth, of restrained elongations. */
  readonly scale: number;
}

/**
 * Solves one case set.
 *
 * Forces are refined by the unbalanced forces at the joints until these are below `within` times the largest force and
 * `doubt` is below a thousand times `within`, or until there is no more progress. In a long truss small unbalanced
 * forces cause large errors of forces, so balance alone does not prove the forces. In a determinate truss they follow
 * from the loads alone, so settlements and free elongations leave no rounding error in them, and any stiffness gives
 * the same forces. Numbers that overflow are returned as Infinity or NaN, in `residual` too. Source: THEORY.md,
 * "Trusses: forces and displacements".
 */
export function solveSet(truss: FactoredTruss, actions: TrussActions, within = EQUILIBRIUM): SetSolution {
  const { model, isReal, isDeterminate, isStandIn } = truss;
  const strain = isReal ? imposedElongations(model, actions) : null;
  const carried = isDeterminate ? null : strain;
  const { N, u: own, balance, residual, doubt, scale } = carryLoads(truss, actions.joints, carried, within);
  const R = toReactions(model, balance);
  if (!isReal) return { N, R, u: null, residual, doubt, scale };
  const u = isStandIn ? new Float64Array(own.length) : own;
  // Imposed strains that do not change the forces still move the joints; with a stiffness of 1 the actual elongations
  // from forces do so too.
  const flexibility = isStandIn ? truss.flexibility : null;
  const left = flexibility
    ? N.map((force, link) => force * flexibility[link]! + (strain?.[link] ?? 0))
    : strain;
  if (isDeterminate && left) {
    const moved = carryLoads(truss, null, left, within).u;
    for (let i = 0; i < u.length; i++) u[i]! += moved[i]!;
  }
  if (actions.settlement) addInto(u, actions.settlement);
  return { N, R, u, residual, doubt, scale };
}

/** Free elongations minus the elongations due to settlements; null if there are neither. */
function imposedElongations(
  model: PinJointed,
  { elongation, settlement }: TrussActions,
): Float64Array | null {
  if (!settlement || greatest(settlement) === 0)
    return elongation && greatest(elongation) === 0 ? null : elongation;
  const settled = elongationsOf(model, settlement);
  return settled.map((longer, link) => (elongation?.[link] ?? 0) - longer);
}

/**
 * Finds forces in balance with the loads for which the elongations of links are N/stiffness + strain, the displacements
 * of joints without settlement, and the sum of loads and link forces at each joint.
 */
function carryLoads(
  { model, solve }: FactoredTruss,
  loads: Float64Array | null,
  strain: Float64Array | null,
  within: number,
): {
  N: Float64Array;
  u: Float64Array;
  balance: Float64Array;
  residual: number;
  doubt: number;
  scale: number;
} {
  const { stiffness, dim, anchors } = model.system;
  const size = dim * anchors.length;
  const N = strain
    ? strain.map((longer, link) => -longer * stiffness[link]!)
    : new Float64Array(stiffness.length);
  const least = Math.max(strain ? ASSUMED_SIZE * greatest(N) : 0, loads ? greatest(loads) : 0);
  // One array serves the sums of all steps: for a large truss a new one takes megabytes each time.
  const sums = new Float64Array(size);
  const balanceOf = () => {
    if (loads) sums.set(loads);
    else sums.fill(0);
    addLinkForcesInto(sums, model, N);
    return sums;
  };
  let balance = strain ? balanceOf() : (loads ?? sums);
  let u: Float64Array | null = null;
  let residual = Infinity;
  let doubt = Infinity;
  let change = Infinity;
  let scale = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const moved = solve(balance);
    const added = addElongationsInto(N, model, moved, stiffness);
    if (u) addInto(u, moved);
    else u = moved;
    balance = balanceOf();
    scale = Math.max(greatest(N), least);
    const before = { residual, change };
    residual = scale === 0 ? 0 : greatestFree(model, balance) / scale;
    change = scale === 0 ? 0 : added / scale;
    // Every step leaves the same fraction of the error, so all further steps would add a geometric series. Its ratio is
    // unknown after one step.
    const part = Math.min(step === 0 ? residual : change / before.change, PROGRESS);
    doubt = change === 0 ? 0 : (change * part) / (1 - part);
    const isBalanced = !(residual > within && residual < PROGRESS * before.residual);
    if (isBalanced && !(doubt > DOUBT * within && change < PROGRESS * before.change)) break;
  }
  return { N, u: u!, balance, residual, doubt, scale };
}

/**
 * This is a function of its own: a long function ends before the engine has optimized it, and until then the engine
 * allocates an object for every number.
 */
function addInto(sums: Float64Array, values: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i]! += values[i]!;
}

/** Forces are refined to this many times the tolerance of the balance of joints. */
const DOUBT = 1000;

/** A step that leaves more than this fraction of the error makes no progress. */
const PROGRESS = 0.75;

/** If every step leaves the fraction PROGRESS, this many steps leave 3e-13. */
const MAX_STEPS = 100;

/** Returns the greatest sum of forces in a free direction; NaN if a sum is NaN. */
function greatestFree({ system }: PinJointed, balance: Float64Array): number {
  const { dim, anchors } = system;
  let most = 0;
  for (let joint = 0; joint < anchors.length; joint++) {
    for (let axis = 0; axis < dim; axis++) {
      const left = Math.abs(balance[dim * joint + axis]!);
      if (!(left <= most) && !isHeld(system, joint, axis)) most = left;
    }
  }
  return most;
}

/**
 * Replaces the sums of loads and link forces by the forces of the anchors on the truss: the negative sum, and 0 in a
 * free direction.
 */
function toReactions({ system }: PinJointed, balance: Float64Array): Float64Array {
  const { dim, anchors } = system;
  for (let joint = 0; joint < anchors.length; joint++) {
    const anchor = anchors[joint]!;
    for (let axis = 0; axis < dim; axis++) {
      const at = dim * joint + axis;
      // Subtracting from 0 avoids -0.
      balance[at] = holds(anchor, axis) ? 0 - balance[at]! : 0;
    }
  }
  return balance;
}
