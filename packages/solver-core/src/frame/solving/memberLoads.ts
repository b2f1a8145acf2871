import { computeClampedActions } from '../../member/bending/clampedActions.ts';
import type { ClampedActions } from '../../member/bending/clampedActions.ts';
import { splitActions } from '../../member/loads/pieces.ts';
import type { LineLoad, SplitLoad } from '../../member/loads/pieces.ts';
import type { MemberElement } from '../../member/model.ts';
import type {
  FrameActions,
  FrameModel,
  ImposedStrain,
  MemberActions,
  ModelMember,
} from '../assembly/frameModel.ts';
import { type CurvedLoading, loadCurve } from '../curved/loadCurved.ts';
import type { MemberTriple } from './memberModes.ts';

/** The loads and strains of a member in one case set, prepared for the equations of its ends. */
export interface MemberLoading {
  readonly element: MemberElement;
  readonly load: SplitLoad;
  readonly clamped: ClampedActions;
  /** Axial force at both ends between clamps. */
  readonly N0: number;
  readonly N1: number;
  /** Forces, in addition to those between clamps, that the releases require. */
  readonly given: MemberTriple;
  /** Deformation imposed by strains and end springs, in addition to that of the additional forces. */
  readonly imposed: MemberTriple;
  readonly strain: ImposedStrain | null;
  /** The loads of a curved member; its forces "between clamps" are those of a simple beam along its chord. */
  readonly curved: CurvedLoading | null;
}

/** The loads and strains of all members in one case set. */
export interface MemberLoadings {
  readonly each: readonly MemberLoading[];
  /**
   * Forces at both ends of each member between clamps, less the loads exactly at its ends: six numbers for each member.
   */
  readonly fixed: Float64Array;
  /** The `imposed` deformation of each member: three numbers for each member. */
  readonly imposed: Float64Array;
}

/**
 * Prepares the loads of all members; the forces that their releases require are written to `beyond`, three numbers for
 * each member.
 */
export function loadMembers(
  { members }: FrameModel,
  { members: actions, strains }: Pick<FrameActions, 'members' | 'strains'>,
  beyond: Float64Array,
): MemberLoadings {
  const fixed = new Float64Array(6 * members.length);
  const imposed = new Float64Array(3 * members.length);
  const each = members.map((member, k) => {
    const loading = loadMember(member, actions[k]!, strains[k]!);
    const { along, across } = loading.load;
    const { Q0, M0, Q1, M1 } = loading.clamped.ends[0]!;
    const last = across.places.length - 1;
    fixed[6 * k] = -loading.N0 - along.force[0]!;
    fixed[6 * k + 1] = Q0 - across.force[0]!;
    fixed[6 * k + 2] = -M0 - across.moment[0]!;
    fixed[6 * k + 3] = loading.N1 - along.force[along.places.length - 1]!;
    fixed[6 * k + 4] = -Q1 - across.force[last]!;
    fixed[6 * k + 5] = M1 - across.moment[last]!;
    for (let n = 0; n < 3; n++) {
      beyond[3 * k + n] = loading.given[n]!;
      imposed[3 * k + n] = loading.imposed[n]!;
    }
    return loading;
  });
  return { each, fixed, imposed };
}

/** Divides the loads of a member and computes their effects between clamps and at its releases. */
export function loadMember(
  member: ModelMember,
  actions: MemberActions,
  strain: ImposedStrain | null,
): MemberLoading {
  const { length, EI, ends, curve } = member;
  const element = { x0: 0, x1: length, EI, EA: 1, GA: Infinity };
  if (curve)
    return loadCurvedMember(member, element, { ...loadCurve(member, curve, { actions, strain }), strain });
  if (strain === null && actions.points.length + actions.spreads.length === 0) return unloaded(element);
  const load = splitActions(actions, [element]);
  const clamped = computeClampedActions([element], load.across);
  const { M0, M1 } = clamped.ends[0]!;
  const { N0, N1 } = clampAlong(load.along, length);
  const { elongation = 0, curvature = 0, turns } = strain ?? {};
  const turn = (curvature * length) / 2;
  const [turn0, turn1] = turns ?? [turn, turn];
  // A spring rotates in proportion to the moment that it passes on, including a moment exactly at the end.
  const { moment } = load.across;
  return {
    element,
    load,
    clamped,
    N0,
    N1,
    given: givenForces(member, { load, clamped, N0, N1 }),
    imposed: [
      elongation,
      ends.i.give * (M0 + moment[0]!) + turn0,
      ends.j.give * (M1 - moment.at(-1)!) + turn1,
    ],
    strain,
    curved: null,
  };
}

/** Writes the forces of a simple beam along the chord as those between clamps whose moments are zero. */
function loadCurvedMember(
  member: ModelMember,
  element: MemberElement,
  curved: CurvedLoading & Pick<MemberLoading, 'strain'>,
): MemberLoading {
  const { start, end, atStart, atEnd, deformed, strain } = curved;
  const line: LineLoad = {
    ...NO_LINE,
    places: Float64Array.of(0, member.length),
    moment: Float64Array.of(atStart.m, atEnd.m),
  };
  const load = {
    across: { ...line, force: Float64Array.of(atStart.fy, atEnd.fy) },
    along: { ...line, force: Float64Array.of(atStart.fx, atEnd.fx) },
  };
  const clamped = { ...NOTHING.clamped, ends: [{ Q0: start.V, M0: 0, Q1: end.V, M1: 0 }] };
  const forces = { N0: start.H, N1: end.H };
  const { i, j } = member.ends;
  return {
    element,
    load,
    clamped,
    ...forces,
    given: givenForces(member, { load, clamped, ...forces }),
    imposed: [deformed[0], deformed[1] + i.give * atStart.m, deformed[2] - j.give * atEnd.m],
    strain,
    curved,
  };
}

/** Returns the loading of a member without loads, the most common case in a large frame. */
function unloaded(element: MemberElement): MemberLoading {
  const line: LineLoad = { ...NO_LINE, places: Float64Array.of(0, element.x1) };
  return { element, load: { across: line, along: line }, ...NOTHING };
}

const ONE = /* @__PURE__ */ new Float64Array(1);
const TWO = /* @__PURE__ */ new Float64Array(2);
const NO_LINE = {
  firstPiece: /* @__PURE__ */ Int32Array.of(0, 1),
  q0: ONE,
  q1: ONE,
  q2: ONE,
  force: TWO,
  moment: TWO,
};
const NOTHING = {
  clamped: { Q0: ONE, M0: ONE, Q1: ONE, M1: ONE, ends: [{ Q0: 0, M0: 0, Q1: 0, M1: 0 }] },
  N0: 0,
  N1: 0,
  given: [0, 0, 0],
  imposed: [0, 0, 0],
  strain: null,
  curved: null,
} as const;

/** Computes the axial forces at both ends of a uniform bar between clamps. */
function clampAlong({ places, q0, q1, q2, force }: LineLoad, length: number): { N0: number; N1: number } {
  let N0 = 0;
  let N1 = 0;
  const last = places.length - 1;
  for (let p = 0; p < last; p++) {
    const a = places[p]!;
    const b = length - a;
    const h = places[p + 1]! - a;
    const sum = h * (q0[p]! + h * (q1[p]! / 2 + (h * q2[p]!) / 3));
    const moment = h * h * (q0[p]! / 2 + h * (q1[p]! / 3 + (h * q2[p]!) / 4));
    N0 += (b * sum - moment) / length;
    N1 -= (a * sum + moment) / length;
    if (p === 0) continue;
    N0 += (force[p]! * b) / length;
    N1 -= (force[p]! * a) / length;
  }
  return { N0, N1 };
}

/** Computes the forces at released ends, which carry only the loads exactly at the end. */
function givenForces(
  { length, ends: { i, j } }: ModelMember,
  { load: { across, along }, clamped, N0, N1 }: Pick<MemberLoading, 'load' | 'clamped' | 'N0' | 'N1'>,
): MemberTriple {
  const { Q0, M0, Q1, M1 } = clamped.ends[0]!;
  const last = across.places.length - 1;
  let N = 0;
  if (i.isFreeN) N = -along.force[0]! - N0;
  if (j.isFreeN) N = along.force[along.places.length - 1]! - N1;
  let m0 = i.isFreeM ? -across.moment[0]! - M0 : 0;
  let m1 = j.isFreeM ? across.moment[last]! - M1 : 0;
  if (i.isFreeQ || j.isFreeQ) {
    // Q between clamps plus (m1 - m0)/l equals the force exactly at the end.
    const rise = length * (i.isFreeQ ? across.force[0]! - Q0 : -across.force[last]! - Q1);
    if (j.isFreeM) m0 = m1 - rise;
    else m1 = m0 + rise;
  }
  return [N, m0, m1];
}

/**
 * Writes the forces and moments that a member with its loads needs from its joints, in its own axes: along, across and
 * counter-clockwise at joint i, then at joint j. `beyond` are the forces in addition to those between clamps.
 */
export function endForcesInto(
  ends: Float64Array,
  { fixed, beyond }: { readonly fixed: Float64Array; readonly beyond: Float64Array },
  { k, length }: { readonly k: number; readonly length: number },
): void {
  const N = beyond[3 * k]!;
  const m0 = beyond[3 * k + 1]!;
  const m1 = beyond[3 * k + 2]!;
  const chord = (m1 - m0) / length;
  ends[0] = fixed[6 * k]! - N;
  ends[1] = fixed[6 * k + 1]! + chord;
  ends[2] = fixed[6 * k + 2]! - m0;
  ends[3] = fixed[6 * k + 3]! + N;
  ends[4] = fixed[6 * k + 4]! - chord;
  ends[5] = fixed[6 * k + 5]! + m1;
}
