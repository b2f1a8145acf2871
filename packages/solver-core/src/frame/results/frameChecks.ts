import { CHECK } from '../../linalg/tolerance.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { FrameActions, FrameModel } from '../assembly/frameModel.ts';
import type { FactoredFrame } from '../solving/factorFrame.ts';
import type { FrameSolution } from '../solving/solveFrameSet.ts';
import { axisLength } from '../assembly/memberAxis.ts';
import { addTerm, emptySum, extentOf, integral, pointsAt, relative, workOnLine } from './checkSums.ts';
import { forcesAtEnd, resultantsOn, workOnCurve } from './curvedSums.ts';
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
  model.members.forEach((member, k) => {
    const { i, j, cos, sin, length } = member;
    for (const [joint, x, sign] of [
      [i, 0, 1],
      [j, length, -1],
    ] as const) {
      const load = pointsAt(actions.members[k]!, x);
      const { N, Q, M } = forcesAtEnd(member, diagrams[k]!, x > 0);
      const along = sign * N + load.fx;
      const across = -sign * Q + load.fy;
      addTerm(sums[3 * joint]!, along * cos - across * sin);
      addTerm(sums[3 * joint + 1]!, along * sin + across * cos);
      addTerm(sums[3 * joint + 2]!, sign * M + load.m);
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
  return frame.model.members.reduce((worst, member, k) => {
    const { length } = member;
    const sums = [emptySum(), emptySum(), emptySum()] as const;
    for (const { fx, fy, m } of resultantsOn(member, actions.members[k]!, (x) => x > 0 && x < length)) {
      addTerm(sums[0], fx);
      addTerm(sums[1], fy);
      addTerm(sums[2], m);
    }
    const start = forcesAtEnd(member, diagrams[k]!, false);
    const end = forcesAtEnd(member, diagrams[k]!, true);
    addTerm(sums[0], -start.N);
    addTerm(sums[0], end.N);
    addTerm(sums[1], start.Q);
    addTerm(sums[1], -end.Q);
    addTerm(sums[2], -start.M);
    addTerm(sums[2], end.M);
    addTerm(sums[2], -end.Q * length);
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
  members.forEach((member, k) => {
    const { i, cos, sin } = member;
    for (const { fx, fy, m } of resultantsOn(member, actions.members[k]!, () => true))
      add(joints[i]!, fx * cos - fy * sin, fx * sin + fy * cos, m);
  });
  const { force } = checked;
  return Math.max(...sums.map((sum, axis) => relative(sum, axis === 2 ? force * extent : force)));
}

/** Compares the external and the internal virtual work of the forces on the displacements. */
function checkEnergy(checked: CheckedSet): number {
  const { frame, actions, solution, diagrams, rest } = checked;
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
  model.members.forEach((member, k) => {
    const { length, EI, EA, ends } = member;
    const { N, M } = diagrams[k]!;
    const strain = actions.strains[k];
    const loaded = { actions: actions.members[k]!, diagrams: diagrams[k]! };
    for (const term of member.curve
      ? workOnCurve({ ...member, curve: member.curve }, loaded)
      : workOnLine(length, loaded))
      work(term);
    work(-integral(N.segments, N.segments) / EA);
    work(-integral(M.segments, M.segments) / EI);
    work(-ends.i.give * (valueAt(M, 0) + pointsAt(actions.members[k]!, 0).m) ** 2);
    work(
      -ends.j.give *
        (forcesAtEnd(member, diagrams[k]!, true).M - pointsAt(actions.members[k]!, length).m) ** 2,
    );
    if (!strain) return;
    const axis = axisLength(member);
    const whole = [{ x0: 0, x1: axis, c: [1] }];
    work((-strain.elongation / axis) * integral(N.segments, whole));
    work(-strain.curvature * integral(M.segments, whole));
  });
  return relative(sum, checked.force ** 2 * softestRigid(model));
}

/**
 * Returns the greatest l³/EI of members that can bear loads without any strain: an arch on its line of pressure and an
 * inextensible column do not bend, and their displacements are rounding of those that their forces would cause in a beam.
 */
function softestRigid({ members }: FrameModel): number {
  return members.reduce(
    (most, { curve, length, EI, EA }) =>
      curve === null && Number.isFinite(EA) ? most : Math.max(most, length ** 3 / EI),
    0,
  );
}
