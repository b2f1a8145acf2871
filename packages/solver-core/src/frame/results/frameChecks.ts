import { CHECK } from '../../linalg/tolerance.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { FrameActions } from '../assembly/frameModel.ts';
import type { FactoredFrame } from '../solving/factorFrame.ts';
import type { FrameSolution } from '../solving/solveFrameSet.ts';
import { addTerm, emptySum, extentOf, integral, pointsAt, relative, resultantsOf } from './checkSums.ts';
import type { FrameReaction } from './frameReactions.ts';

/** Residuals of the results of one set, each relative to the largest term of its own sum; `passed` if all are small. */
export interface FrameChecks {
  /** Balance of members, supports and loads at the worst joint. */
  readonly joints: number;
  /** Balance of the loads and the end forces of the worst member. */
  readonly members: number;
  /** Balance of reactions and loads: forces, and moments about the middle of the frame. */
  readonly whole: number;
  /** Work of loads, settlements and imposed strains compared with the strain energy; null without displacements. */
  readonly energy: number | null;
  readonly passed: boolean;
}

/** A solved set with everything that the checks compare. */
export interface CheckedSet {
  readonly frame: FactoredFrame;
  readonly actions: FrameActions;
  readonly solution: FrameSolution;
  readonly diagrams: readonly MemberDiagrams[];
  readonly reactions: readonly FrameReaction[];
  readonly rest: Float64Array;
  /** The largest force in a diagram or on a joint. */
  readonly force: number;
}

/** Checks the results of a set as they are returned: diagrams, reactions and displacements. */
export function checkFrameSet(set: Omit<CheckedSet, 'force'>): FrameChecks {
  const checked = { ...set, force: largestForce(set) };
  const joints = checkJoints(checked);
  const members = checkMembers(checked);
  const whole = checkWhole(checked);
  const energy = checked.frame.model.isReal ? checkEnergy(checked) : null;
  const passed = [joints, members, whole, energy ?? 0].every((residual) => residual <= CHECK);
  return { joints, members, whole, energy, passed };
}

function largestForce({ diagrams, actions }: Omit<CheckedSet, 'force'>): number {
  let largest = 0;
  for (const { N, Q } of diagrams)
    largest = Math.max(largest, -N.min.value, N.max.value, -Q.min.value, Q.max.value);
  for (let at = 0; at < actions.joints.length; at++)
    if (at % 3 !== 2) largest = Math.max(largest, Math.abs(actions.joints[at]!));
  return largest;
}

/**
 * Checks the balance of the forces at the ends of the diagrams, loads and reactions, joint by joint, along the global
 * axes.
 */
function checkJoints(checked: CheckedSet): number {
  const { frame, actions, diagrams, reactions } = checked;
  const { model } = frame;
  const sums = Array.from({ length: 3 * model.joints.length }, emptySum);
  const lever = new Float64Array(model.joints.length);
  actions.joints.forEach((force, at) => addTerm(sums[at]!, force));
  for (const { joint, x, y, moment } of reactions)
    [x, y, moment].forEach((value, axis) => addTerm(sums[3 * joint + axis]!, value));
  model.members.forEach(({ i, j, cos, sin, length }, k) => {
    const { N, Q, M } = diagrams[k]!;
    for (const [joint, x, sign] of [
      [i, 0, 1],
      [j, length, -1],
    ] as const) {
      const load = pointsAt(actions.members[k]!, x);
      const along = sign * valueAt(N, x) + load.fx;
      const across = -sign * valueAt(Q, x) + load.fy;
      addTerm(sums[3 * joint]!, along * cos - across * sin);
      addTerm(sums[3 * joint + 1]!, along * sin + across * cos);
      addTerm(sums[3 * joint + 2]!, sign * valueAt(M, x) + load.m);
      lever[joint] = Math.max(lever[joint]!, length);
    }
  });
  const { force } = checked;
  return sums.reduce((worst, sum, at) => {
    const assumed = at % 3 === 2 ? force * lever[(at / 3) | 0]! : force;
    return Math.max(worst, relative(sum, assumed));
  }, 0);
}

function checkMembers(checked: CheckedSet): number {
  const { frame, actions, diagrams } = checked;
  const { force } = checked;
  return frame.model.members.reduce((worst, { length }, k) => {
    const { N, Q, M } = diagrams[k]!;
    const sums = [emptySum(), emptySum(), emptySum()] as const;
    for (const { fx, fy, m } of resultantsOf(actions.members[k]!, (x) => x > 0 && x < length)) {
      addTerm(sums[0], fx);
      addTerm(sums[1], fy);
      addTerm(sums[2], m);
    }
    addTerm(sums[0], -valueAt(N, 0));
    addTerm(sums[0], valueAt(N, length));
    addTerm(sums[1], valueAt(Q, 0));
    addTerm(sums[1], -valueAt(Q, length));
    addTerm(sums[2], -valueAt(M, 0));
    addTerm(sums[2], valueAt(M, length));
    addTerm(sums[2], -valueAt(Q, length) * length);
    return Math.max(worst, ...sums.map((sum, axis) => relative(sum, axis === 2 ? force * length : force)));
  }, 0);
}

function checkWhole(checked: CheckedSet): number {
  const { frame, actions, reactions } = checked;
  const { joints, members } = frame.model;
  const { middle, extent } = extentOf(joints);
  const sums = [emptySum(), emptySum(), emptySum()] as const;
  const add = (at: { x: number; y: number }, fx: number, fy: number, m: number): void => {
    addTerm(sums[0], fx);
    addTerm(sums[1], fy);
    addTerm(sums[2], m);
    addTerm(sums[2], (at.x - middle.x) * fy);
    addTerm(sums[2], (middle.y - at.y) * fx);
  };
  joints.forEach((joint, k) => {
    add(joint, actions.joints[3 * k]!, actions.joints[3 * k + 1]!, actions.joints[3 * k + 2]!);
  });
  for (const { joint, x, y, moment } of reactions) add(joints[joint]!, x, y, moment);
  members.forEach(({ i, cos, sin }, k) => {
    for (const { fx, fy, m } of resultantsOf(actions.members[k]!, () => true))
      add(joints[i]!, fx * cos - fy * sin, fx * sin + fy * cos, m);
  });
  const { force } = checked;
  return Math.max(...sums.map((sum, axis) => relative(sum, axis === 2 ? force * extent : force)));
}

/** Compares the external and the internal virtual work of the forces on the displacements. */
function checkEnergy({ frame, actions, solution, diagrams, rest }: CheckedSet): number {
  const { model, anchors, springs } = frame;
  const sum = emptySum();
  const { high } = solution.motion;
  const work = (term: number): void => {
    addTerm(sum, term);
  };
  model.joints.forEach(({ cos, sin }, k) => {
    const [x, y] = [actions.joints[3 * k]!, actions.joints[3 * k + 1]!];
    work((x * cos + y * sin) * high[3 * k]!);
    work((y * cos - x * sin) * high[3 * k + 1]!);
    work(actions.joints[3 * k + 2]! * high[3 * k + 2]!);
    for (let axis = 0; axis < 3; axis++) {
      const at = 3 * k + axis;
      // Reactions do work on settlements and on the displacements of springs.
      if (((anchors[k]! >> axis) & 1) === 1 || springs[at]! > 0) work(-rest[at]! * high[at]!);
    }
  });
  model.members.forEach(({ length, EI, EA, ends }, k) => {
    const { N, M, u, deflection, slope } = diagrams[k]!;
    const strain = actions.strains[k];
    for (const { x, fx, fy, m } of actions.members[k]!.points) {
      const side = x >= length ? 'left' : 'right';
      work(fx * valueAt(u, x, side));
      work(fy * valueAt(deflection, x, side));
      work(m * valueAt(slope, x, side));
    }
    for (const { x0, x1, px, py, q0, q1, q2 } of actions.members[k]!.spreads) {
      const load = [{ x0, x1, c: [q0, q1, q2] }];
      work(px * integral(load, u.segments));
      work(py * integral(load, deflection.segments));
    }
    work(-integral(N.segments, N.segments) / EA);
    work(-integral(M.segments, M.segments) / EI);
    work(-ends.i.give * (valueAt(M, 0) + pointsAt(actions.members[k]!, 0).m) ** 2);
    work(-ends.j.give * (valueAt(M, length, 'left') - pointsAt(actions.members[k]!, length).m) ** 2);
    if (!strain) return;
    const whole = [{ x0: 0, x1: length, c: [1] }];
    work((-strain.elongation / length) * integral(N.segments, whole));
    work(-strain.curvature * integral(M.segments, whole));
  });
  return relative(sum);
}
