import { NO_FIELD, REFINED, TRUSTED_FRAME } from '../../linalg/tolerance.ts';
import { solveSystem } from '../../sparse/system/solution.ts';
import type { WorkBudget } from '../../exact/workBudget.ts';
import type { FrameActions } from '../assembly/frameModel.ts';
import type { FactoredFrame } from './factorFrame.ts';
import { addMotionInto, strainInto } from './jointMotion.ts';
import type { JointMotion } from './jointMotion.ts';
import { endForcesInto, loadMembers } from './memberLoads.ts';
import type { MemberLoadings } from './memberLoads.ts';
import type { MemberTable } from './memberTable.ts';

/** A solved case set: forces of the members and displacements of the joints, each to their own precision. */
export interface FrameSolution {
  readonly loadings: MemberLoadings;
  /** Forces in addition to those between clamps, three numbers for each member. */
  readonly beyond: Float64Array;
  readonly motion: JointMotion;
  /** The last change of the forces by refinement, relative to the largest. */
  readonly change: number;
}

/**
 * Solves a factored frame for one case set.
 *
 * Forces of members and displacements of joints are unknown together, in equations of equilibrium at the joints and of
 * compatible deformations of the members. The factor of the stiffness gives corrections of both, which are added until
 * neither changes; displacements are stored in twice the precision of a double. So a member a million times as stiff as
 * the others costs no digits, and an inextensible one is a constraint: the factor treats it as very stiff, the
 * equations do not. Returns null if the corrections do not converge, in the first steps or in as many as the budget
 * allows.
 */
export function solveFrameSet(
  frame: FactoredFrame,
  actions: FrameActions,
  budget: WorkBudget,
): FrameSolution | null {
  const { model, anchors } = frame;
  const beyond = new Float64Array(3 * model.members.length);
  const loadings = loadMembers(model, actions, beyond);
  const size = 3 * model.joints.length;
  const motion = { high: new Float64Array(size), low: new Float64Array(size) };
  for (let at = 0; at < size; at++)
    if ((anchors[(at / 3) | 0]! >> (at % 3)) & 1) motion.high[at] = actions.settlements[at]!;
  const added = new Float64Array(3 * model.members.length);
  const state = { frame, actions, loadings, beyond, motion, added };
  let last = Infinity;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (step >= ORDINARY_STEPS && !budget.spend(model.members.length)) break;
    const change = refineInto(state);
    if (!Number.isFinite(change)) return null;
    if (change <= REFINED || (step > 1 && change <= TRUSTED_FRAME && change > last / 4))
      return settled(state, change);
    last = change;
  }
  return last <= TRUSTED_FRAME ? settled(state, last) : null;
}

/**
 * Returns the solution. Forces of curved members that are only rounding of their deformations, as in a free arch that is
 * warmed, become zero; those of straight members are zero without that.
 */
function settled(state: State, change: number): FrameSolution {
  const { frame, loadings, beyond, motion } = state;
  const { members } = frame.model;
  if (members.some(({ curve }) => curve !== null)) {
    const size = Math.max(largestForce(state), frame.softest * largestMove(state));
    members.forEach(({ curve, length }, k) => {
      if (curve === null) return;
      for (let n = 0; n < 3; n++)
        if (Math.abs(beyond[3 * k + n]!) <= NO_FIELD * size * (n === 0 ? 1 : length)) beyond[3 * k + n] = 0;
    });
  }
  return { loadings, beyond, motion, change };
}

/** Returns the largest displacement of a joint. */
function largestMove({ motion: { high } }: State): number {
  let largest = 0;
  for (let at = 0; at < high.length; at++) if (at % 3 !== 2) largest = Math.max(largest, Math.abs(high[at]!));
  return largest;
}

const MOST_STEPS = 200;
/** Number of steps that every set may take. */
const ORDINARY_STEPS = 12;

/** Number of members that may be refined in additional steps, in all sets of a frame together. */
export const REFINING_WORK = 2e6;

interface State {
  readonly frame: FactoredFrame;
  readonly actions: FrameActions;
  readonly loadings: MemberLoadings;
  readonly beyond: Float64Array;
  readonly motion: JointMotion;
  /** Forces that a step adds to the modes, three numbers for each member. */
  readonly added: Float64Array;
}

/** Adds a correction to forces and displacements; returns its size relative to theirs, the larger of both. */
function refineInto(state: State): number {
  const { frame, motion } = state;
  const { model } = frame;
  const rest = unbalanced(frame, state.actions, state);
  takeSpringsFrom(rest, state);
  addLackingInto(state, rest);
  const moves = solveSystem(frame.factor, rest);
  const changes = addModesInto(state, moves);
  const forces = largestForce(state);
  const longest = model.members.reduce((most, { length }) => Math.max(most, length), 0);
  let move = 0;
  let moved = 0;
  for (let at = 0; at < moves.length; at++) {
    addMotionInto(motion, at, moves[at]!);
    // Rotations count as displacements of the end of the longest member.
    const arm = at % 3 === 2 ? longest : 1;
    move = Math.max(move, arm * Math.abs(moves[at]!));
    moved = Math.max(moved, arm * Math.abs(motion.high[at]!));
  }
  // If all displacements or all forces are zero, rounding is compared with the size that the stiffness gives.
  const { softest, stiffest } = frame;
  return Math.max(
    ratio(changes, Math.max(forces, softest * moved)),
    ratio(move, Math.max(moved, forces / stiffest)) / 4,
  );
}

function ratio(part: number, whole: number): number {
  return part === 0 ? 0 : part / whole;
}

/**
 * Computes the forces of the modes that the missing deformations require, and subtracts their effect on the joints from
 * `rest`.
 */
function addLackingInto({ frame, loadings, beyond, motion, added }: State, rest: Float64Array): void {
  const { model, members } = frame;
  const { counts, modes, flexibility, stiffness, actions } = members;
  const lacking = new Float64Array(3);
  const byMode = new Float64Array(3);
  for (let k = 0; k < counts.length; k++) {
    const member = model.members[k]!;
    strainInto(lacking, model, { member, motion });
    const [N, m0, m1] = [beyond[3 * k]!, beyond[3 * k + 1]!, beyond[3 * k + 2]!];
    const far = flexibility[6 * k + 3]!;
    const alongI = flexibility[6 * k + 4]!;
    const alongJ = flexibility[6 * k + 5]!;
    const stretch = flexibility[6 * k]!;
    const turnI = flexibility[6 * k + 1]!;
    const turnJ = flexibility[6 * k + 2]!;
    const { imposed } = loadings;
    lacking[0] = lacking[0]! - (stretch * N + alongI * m0 + alongJ * m1) - imposed[3 * k]!;
    lacking[1] = lacking[1]! - (alongI * N + turnI * m0 + far * m1) - imposed[3 * k + 1]!;
    lacking[2] = lacking[2]! - (alongJ * N + far * m0 + turnJ * m1) - imposed[3 * k + 2]!;
    const n = counts[k]!;
    for (let mode = 0; mode < n; mode++) {
      let sum = 0;
      for (let part = 0; part < 3; part++) {
        const share = modes[9 * k + 3 * mode + part]!;
        // An inextensible member without force would give 0 · Infinity where a mode has no share.
        if (share !== 0) sum += share * lacking[part]!;
      }
      byMode[mode] = sum;
    }
    for (let row = 0; row < n; row++) {
      let sum = 0;
      for (let column = 0; column < n; column++)
        sum += stiffness[9 * k + n * row + column]! * byMode[column]!;
      added[3 * k + row] = sum;
      const [i, j] = [3 * member.i, 3 * member.j];
      const at = 18 * k + 6 * row;
      for (let axis = 0; axis < 3; axis++) {
        rest[i + axis]! -= actions[at + axis]! * sum;
        rest[j + axis]! -= actions[at + 3 + axis]! * sum;
      }
    }
  }
}

/**
 * Adds to the forces of the modes those that displacements require; returns the largest change, moments divided by the
 * length.
 */
function addModesInto({ frame, beyond, added }: State, moves: Float64Array): number {
  const { model, members } = frame;
  const { counts, modes, stiffness, actions }: MemberTable = members;
  const stretched = new Float64Array(3);
  let changes = 0;
  for (let k = 0; k < counts.length; k++) {
    const { i, j, length } = model.members[k]!;
    const n = counts[k]!;
    for (let mode = 0; mode < n; mode++) {
      const at = 18 * k + 6 * mode;
      let sum = 0;
      for (let axis = 0; axis < 3; axis++)
        sum += actions[at + axis]! * moves[3 * i + axis]! + actions[at + 3 + axis]! * moves[3 * j + axis]!;
      stretched[mode] = sum;
    }
    for (let mode = 0; mode < n; mode++) {
      let sum = 0;
      for (let column = 0; column < n; column++)
        sum += stiffness[9 * k + n * mode + column]! * stretched[column]!;
      const change = added[3 * k + mode]! + sum;
      const at = 9 * k + 3 * mode;
      for (let part = 0; part < 3; part++) beyond[3 * k + part]! += modes[at + part]! * change;
      changes = Math.max(changes, Math.abs(change) / (modes[at] === 0 ? length : 1));
    }
  }
  return changes;
}

/**
 * Computes the unbalanced forces at each joint of loads less the forces that members need, in the axes of its support:
 * these are what supports must carry.
 */
export function unbalanced(
  { model }: FactoredFrame,
  actions: FrameActions,
  solved: { readonly loadings: MemberLoadings; readonly beyond: Float64Array },
): Float64Array {
  const { joints, members } = model;
  const rest = new Float64Array(3 * joints.length);
  for (let joint = 0; joint < joints.length; joint++) {
    const { cos, sin } = joints[joint]!;
    const [x, y] = [actions.joints[3 * joint]!, actions.joints[3 * joint + 1]!];
    rest[3 * joint] = x * cos + y * sin;
    rest[3 * joint + 1] = y * cos - x * sin;
    rest[3 * joint + 2] = actions.joints[3 * joint + 2]!;
  }
  const of = { fixed: solved.loadings.fixed, beyond: solved.beyond };
  const ends = new Float64Array(6);
  for (let k = 0; k < members.length; k++) {
    const { i, j, cos, sin, length } = members[k]!;
    endForcesInto(ends, of, { k, length });
    for (let end = 0; end < 2; end++) {
      const joint = end === 0 ? i : j;
      const axes = joints[joint]!;
      const [along, across] = [ends[3 * end]!, ends[3 * end + 1]!];
      const x = along * cos - across * sin;
      const y = along * sin + across * cos;
      rest[3 * joint]! -= x * axes.cos + y * axes.sin;
      rest[3 * joint + 1]! -= y * axes.cos - x * axes.sin;
      rest[3 * joint + 2]! -= ends[3 * end + 2]!;
    }
  }
  return rest;
}

function takeSpringsFrom(rest: Float64Array, { frame: { springs }, actions, motion }: State): void {
  for (let at = 0; at < rest.length; at++)
    if (springs[at]! > 0)
      rest[at]! -= springs[at]! * (motion.high[at]! - actions.settlements[at]! + motion.low[at]!);
}

/**
 * Returns the largest force at an end of a member, including moments divided by its length, or of a load on a joint.
 */
function largestForce({ frame: { model }, actions, loadings: { fixed }, beyond }: State): number {
  let largest = 0;
  const ends = new Float64Array(6);
  const of = { fixed, beyond };
  for (let k = 0; k < model.members.length; k++) {
    const { length } = model.members[k]!;
    endForcesInto(ends, of, { k, length });
    for (let n = 0; n < 6; n++) largest = Math.max(largest, Math.abs(ends[n]!) / (n % 3 === 2 ? length : 1));
  }
  for (let at = 0; at < actions.joints.length; at++)
    if (at % 3 !== 2) largest = Math.max(largest, Math.abs(actions.joints[at]!));
  return largest;
}
