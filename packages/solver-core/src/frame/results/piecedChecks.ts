import { CHECK } from '../../linalg/tolerance.ts';
import { multiplied } from '../../linalg/polynomialProduct.ts';
import { addPolynomials } from '../../linalg/addPolynomials.ts';
import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { FrameActions, FrameModel, LineBed, ModelMember } from '../assembly/frameModel.ts';
import type { JointMotion } from '../solving/jointMotion.ts';
import { addTerm, emptySum, extentOf, integral, pointsAt, relative, resultantsOf } from './checkSums.ts';
import type { FrameChecks } from './frameChecks.ts';
import type { FrameReaction } from './frameReactions.ts';
import { acrossAt, bowAt } from './piecedResults.ts';

/** A set that was solved in pieces, with everything that the checks compare. */
export interface CheckedPieces {
  readonly model: FrameModel;
  readonly actions: FrameActions;
  readonly diagrams: readonly MemberDiagrams[];
  readonly reactions: readonly FrameReaction[];
  /** Unbalanced forces of loads and members at the joints, in the axes of the supports. */
  readonly rest: Float64Array;
  readonly motion: JointMotion;
  readonly isSecondOrder: boolean;
}

/**
 * Checks the results of a set that was solved in pieces as they are returned. In the second order, the moment balance
 * of the whole frame is left to the members, because it holds on the displaced frame, up to products that the theory
 * neglects.
 */
export function checkPieces(set: CheckedPieces): FrameChecks {
  const force = largestForce(set);
  const joints = checkJoints(set, force);
  const members = checkMembers(set, force);
  const whole = checkWhole(set, force);
  const energy = checkEnergy(set);
  const passed = [joints, members, whole, energy].every((residual) => residual <= CHECK);
  return { joints, members, whole, energy, passed };
}

function largestForce({ diagrams, actions }: CheckedPieces): number {
  let largest = 0;
  for (const { N, Q } of diagrams)
    largest = Math.max(largest, -N.min.value, N.max.value, -Q.min.value, Q.max.value);
  for (let at = 0; at < actions.joints.length; at++)
    if (at % 3 !== 2) largest = Math.max(largest, Math.abs(actions.joints[at]!));
  // A load that a bed carries directly causes no force in its member.
  for (const of of actions.members)
    for (const { fx, fy } of resultantsOf(of, () => true))
      largest = Math.max(largest, Math.abs(fx), Math.abs(fy));
  return largest;
}

/** Finds the largest unbalanced force in a direction that no support holds. */
function checkJoints({ model, rest, motion, actions }: CheckedPieces, force: number): number {
  const lever = model.members.reduce((most, { length }) => Math.max(most, length), 0);
  let worst = 0;
  model.joints.forEach(({ holds }, k) => {
    holds.forEach((hold, axis) => {
      const at = 3 * k + axis;
      const sum = emptySum();
      addTerm(sum, rest[at]!);
      if (hold === 0) return;
      // A spring carries its stiffness times its displacement.
      if (hold !== null) addTerm(sum, -hold * (motion.high[at]! - actions.settlements[at]!));
      worst = Math.max(
        worst,
        Math.abs(sum.total) / Math.max(sum.size, force * (axis === 2 ? lever : 1), Number.MIN_VALUE),
      );
    });
  });
  return worst;
}

function bedSegments(bed: LineBed['x'], length: number): DiagramSegment[] {
  return [{ x0: 0, x1: length, c: [bed[0], (bed[1] - bed[0]) / length] }];
}

/** Returns the force of a bed on a member, in pieces: minus the displacement times the stiffness. */
function bedForce(
  bed: LineBed['x'],
  { length, moved }: { readonly length: number; readonly moved: readonly DiagramSegment[] },
): DiagramSegment[] {
  const rise = (bed[1] - bed[0]) / length;
  return moved.map(({ x0, x1, c }) => ({ x0, x1, c: multiplied(c, [-(bed[0] + rise * x0), -rise]) }));
}

/** Checks the balance of loads, bed and end forces of the worst member. */
function checkMembers(set: CheckedPieces, force: number): number {
  const { model, actions, diagrams, isSecondOrder } = set;
  return model.members.reduce((worst, member, k) => {
    const { length, bed } = member;
    const made = diagrams[k]!;
    const { N, M, u, deflection, slope } = made;
    const sums = [emptySum(), emptySum(), emptySum()] as const;
    for (const { fx, fy, m } of resultantsOf(actions.members[k]!, (x) => x > 0 && x < length)) {
      addTerm(sums[0], fx);
      addTerm(sums[1], fy);
      addTerm(sums[2], m);
    }
    const whole = [{ x0: 0, x1: length, c: [1] }];
    const lever = [{ x0: 0, x1: length, c: [0, 1] }];
    if (bed !== null) {
      const across = bedForce(bed.y, { length, moved: deflection.segments });
      addTerm(sums[0], integral(bedForce(bed.x, { length, moved: u.segments }), whole));
      addTerm(sums[1], integral(across, whole));
      addTerm(sums[2], integral(across, lever));
    }
    const start = acrossAt(made, { member, x: 0, isSecondOrder });
    const end = acrossAt(made, { member, x: length, isSecondOrder });
    addTerm(sums[0], -valueAt(N, 0));
    addTerm(sums[0], valueAt(N, length, 'left'));
    addTerm(sums[1], start);
    addTerm(sums[1], -end);
    addTerm(sums[2], -valueAt(M, 0));
    addTerm(sums[2], valueAt(M, length, 'left'));
    addTerm(sums[2], -end * length);
    if (isSecondOrder) addTerm(sums[2], -integral(N.segments, turned(slope.segments, member)));
    return Math.max(worst, ...sums.map((sum, axis) => relative(sum, axis === 2 ? force * length : force)));
  }, 0);
}

/** Returns the slopes including those of the camber. */
function turned(slope: readonly DiagramSegment[], member: ModelMember): DiagramSegment[] {
  if (member.camber === 0) return [...slope];
  const change = (-8 * member.camber) / member.length ** 2;
  return slope.map(({ x0, x1, c }) => ({ x0, x1, c: addPolynomials(c, [bowAt(member, x0), change]) }));
}

function checkWhole(set: CheckedPieces, force: number): number {
  const { model, actions, diagrams, reactions, isSecondOrder } = set;
  const { joints, members } = model;
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
  members.forEach(({ i, cos, sin, bed, length }, k) => {
    const on = (fx: number, fy: number, m: number): void => {
      add(joints[i]!, fx * cos - fy * sin, fx * sin + fy * cos, m);
    };
    for (const { fx, fy, m } of resultantsOf(actions.members[k]!, () => true)) on(fx, fy, m);
    if (bed === null) return;
    const whole = [{ x0: 0, x1: length, c: [1] }];
    const across = bedForce(bed.y, { length, moved: diagrams[k]!.deflection.segments });
    on(
      integral(bedForce(bed.x, { length, moved: diagrams[k]!.u.segments }), whole),
      integral(across, whole),
      integral(across, [{ x0: 0, x1: length, c: [0, 1] }]),
    );
  });
  const compared = isSecondOrder ? sums.slice(0, 2) : sums;
  return Math.max(...compared.map((sum, axis) => relative(sum, axis === 2 ? force * extent : force)));
}

/** Compares the external and the internal virtual work of the forces on the displacements. */
function checkEnergy({ model, actions, diagrams, rest, motion, isSecondOrder }: CheckedPieces): number {
  const sum = emptySum();
  const work = (term: number): void => {
    addTerm(sum, term);
  };
  const { high } = motion;
  model.joints.forEach(({ cos, sin, holds }, k) => {
    const [x, y] = [actions.joints[3 * k]!, actions.joints[3 * k + 1]!];
    work((x * cos + y * sin) * high[3 * k]!);
    work((y * cos - x * sin) * high[3 * k + 1]!);
    work(actions.joints[3 * k + 2]! * high[3 * k + 2]!);
    holds.forEach((hold, axis) => {
      if (hold !== null) work(-rest[3 * k + axis]! * high[3 * k + axis]!);
    });
  });
  model.members.forEach((member, k) => {
    const { length, EI, EA, ends, bed } = member;
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
    if (bed !== null) {
      const moved = (segments: readonly DiagramSegment[], of: LineBed['x']): number =>
        integral(
          segments.map(({ x0, x1, c }) => ({ x0, x1, c: multiplied(c, c) })),
          bedSegments(of, length),
        );
      work(-moved(u.segments, bed.x));
      work(-moved(deflection.segments, bed.y));
    }
    if (isSecondOrder)
      work(-integral(N.segments, multipliedPieces(turned(slope.segments, member), slope.segments)));
    if (!strain) return;
    const whole = [{ x0: 0, x1: length, c: [1] }];
    work((-strain.elongation / length) * integral(N.segments, whole));
    work(-strain.curvature * integral(M.segments, whole));
  });
  return relative(sum);
}

/** Multiplies two curves with the same pieces. */
function multipliedPieces(a: readonly DiagramSegment[], b: readonly DiagramSegment[]): DiagramSegment[] {
  return a.map(({ x0, x1, c }, k) => ({ x0, x1, c: multiplied(c, b[k]!.c) }));
}
