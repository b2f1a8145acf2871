import { largest } from '../../diagrams/largest.ts';
import { multiplyDiagrams } from '../../diagrams/multiplyDiagrams.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { integrateProduct, multiplied } from '../../linalg/polynomialProduct.ts';
import { CHECK } from '../../linalg/tolerance.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import type { FrameCase, FrameJointLoad, MemberLoad } from '../../model/frame/frameDocument.ts';
import type { FrameMemberResult, FrameSet } from '../answer/frameAnswer.ts';
import { collectFrameActions } from '../assembly/collectFrameActions.ts';
import type { FrameActions, FrameModel, LineBed } from '../assembly/frameModel.ts';
import { axisLength } from '../assembly/memberAxis.ts';
import { integral, pointsAt } from '../results/checkSums.ts';
import { createSetSolver } from '../sets/createSetSolver.ts';
import type { FrameMohr, FrameMohrCase, FrameMohrPoint, FrameMohrSegment } from '../answer/frameMohr.ts';

/** A solved frame with the data that Mohr's integrals need. */
export interface SolvedModel {
  readonly document: FrameCase;
  readonly model: FrameModel;
  readonly sets: readonly FrameSet[];
  readonly isJudged: boolean;
  readonly memory: number | undefined;
}

/**
 * Computes displacements by the Maxwell-Mohr integral: the integrals over the members of M·m/EI + N·n/EA, plus springs
 * and beds (unit force times force times flexibility) and imposed strains (unit force times strain), less unit
 * reactions times settlements. m and n are the diagrams of a unit load at the point: a force along a global axis, or a
 * moment counter-clockwise.
 *
 * The unit diagrams are those of the frame itself. Returns null where displacements cannot be superposed (second order,
 * members that bear one way only) and without real constants. The points must be on the frame (`checkMohrPoints`).
 * Source: THEORY.md, "Mohr's integral".
 */
export function computeFrameMohr(
  solved: SolvedModel,
  points: readonly FrameMohrPoint[],
): readonly FrameMohr[] | null {
  const { document, model, sets } = solved;
  if (!model.isReal || document.secondOrder === true || model.members.some(({ oneWay }) => oneWay !== 0))
    return null;
  const actions = sets.map((_, index) => collectFrameActions(document, model, index));
  const found: FrameMohr[] = [];
  for (const point of points) {
    const loaded = withUnitLoad(document, point);
    const outcome = createSetSolver(model, loaded, { ...solved, checks: false })(0);
    if (!outcome.ok) return null;
    const unit: Solution = {
      set: outcome.set,
      actions: collectFrameActions(loaded, model, 0),
    };
    found.push({
      point,
      unit: outcome.set.members.map(({ N, Q, M }) => ({ N, Q, M })),
      cases: sets.map((set, index) => caseOf(model, point, { unit, of: { set, actions: actions[index]! } })),
    });
  }
  return found;
}

/** Results with the actions that cause them. */
interface Solution {
  readonly set: FrameSet;
  readonly actions: FrameActions;
}

interface Pair {
  readonly unit: Solution;
  readonly of: Solution;
}

const UNIT_LOADS = {
  x: { className: 'AxialLoad', alpha: 0 },
  y: { className: 'ShearLoad', alpha: 90 },
  r: { className: 'BendingMoment', alpha: 0 },
} as const;

/** Makes the same frame with a unit load as its only action. */
function withUnitLoad(document: FrameCase, point: FrameMohrPoint): FrameCase {
  const load = { id: 'unit', ...UNIT_LOADS[point.direction], c: [1, 0, 0], sets: 1 } as const;
  const onJoint: readonly FrameJointLoad[] = [load];
  const onMember: readonly MemberLoad[] = 'member' in point ? [{ ...load, x: point.x, frame: 'global' }] : [];
  return {
    ...document,
    selfWeight: false,
    caseSets: [],
    joints: document.joints.map(({ support, ...joint }, index) => {
      const loads = 'joint' in point && point.joint === index ? onJoint : [];
      return { ...joint, loads, ...(support && { support: { ...support, settlement: {} } }) };
    }),
    members: document.members.map(({ dT: _, dTdepth: __, dL: ___, ...member }, index) => ({
      ...member,
      loads: 'member' in point && point.member === index ? onMember : [],
    })),
  };
}

function caseOf(model: FrameModel, point: FrameMohrPoint, pair: Pair): FrameMohrCase {
  const segments = model.members.flatMap((_, k) => segmentsOf(model, k, pair));
  const sum = (force: 'M' | 'N') =>
    segments.reduce((total, one) => (one.force === force ? total + one.value : total), 0);
  const parts = {
    M: sum('M'),
    N: sum('N'),
    springs: supportSprings(model, pair) + endSprings(model, pair),
    beds: bedWork(model, pair),
    imposed: imposedWork(model, pair),
    settlement: settlementWork(pair),
  };
  const total = Object.values(parts).reduce((all, part) => all + part, 0);
  return { ...parts, total, segments, check: checkOf(model, point, { set: pair.of.set, total }) };
}

function segmentsOf(model: FrameModel, member: number, { unit, of }: Pair): FrameMohrSegment[] {
  const { EI, EA } = model.members[member]!;
  return (['M', 'N'] as const).flatMap((force) => {
    const stiffness = force === 'M' ? EI : EA;
    if (stiffness === Infinity) return [];
    return multiplyDiagrams(of.set.members[member]![force], unit.set.members[member]![force]).map(
      ({ product, ...stretch }): FrameMohrSegment => ({
        member,
        force,
        ...stretch,
        stiffness,
        value: product / stiffness,
      }),
    );
  });
}

/** Sums unit reaction times reaction over stiffness, for every elastic direction of a support. */
function supportSprings({ joints }: FrameModel, { unit, of }: Pair): number {
  let sum = 0;
  of.set.R.forEach(({ joint, own, moment }, index) => {
    const one = unit.set.R[index]!;
    const [x, y, r] = joints[joint]!.holds;
    if (x !== null && x > 0) sum += (own.x * one.own.x) / x;
    if (y !== null && y > 0) sum += (own.y * one.own.y) / y;
    if (r !== null && r > 0) sum += (moment * one.moment) / r;
  });
  return sum;
}

/** Sums unit moment times moment times flexibility, for every rotational spring of an end of a member. */
function endSprings({ members }: FrameModel, { unit, of }: Pair): number {
  return members.reduce((sum, member, k) => {
    const { ends, length } = member;
    const start = { x: 0, s: 0, sign: 1 } as const;
    const end = { x: length, s: axisLength(member), sign: -1 } as const;
    const work = (at: MemberEndPlace, give: number) =>
      give === 0 ? 0 : give * endMoment(of, k, at) * endMoment(unit, k, at);
    return sum + work(start, ends.i.give) + work(end, ends.j.give);
  }, 0);
}

/** An end of a member: its place on the chord and along the axis. */
interface MemberEndPlace {
  readonly x: number;
  readonly s: number;
  readonly sign: 1 | -1;
}

/** Returns the moment that an end passes on to its joint: a moment that acts exactly there lies beyond the spring. */
function endMoment({ set, actions }: Solution, member: number, { x, s, sign }: MemberEndPlace): number {
  const load: SetActions = actions.members[member]!;
  return valueAt(set.members[member]!.M, s) + sign * pointsAt(load, x).m;
}

/** Integrates k·v times the unit displacement along every bed. */
function bedWork({ members }: FrameModel, { unit, of }: Pair): number {
  return members.reduce((sum, { bed, length }, k) => {
    if (bed === null) return sum;
    const [one, other] = [of.set.members[k]!, unit.set.members[k]!];
    return (
      sum +
      workOfBed(bed.y, length, one.deflection, other.deflection) +
      workOfBed(bed.x, length, one.u, other.u)
    );
  }, 0);
}

function workOfBed(
  [start, end]: LineBed['x'],
  length: number,
  moved: FrameMemberResult['u'],
  unit: FrameMemberResult['u'],
): number {
  if (moved === null || unit === null || (start === 0 && end === 0)) return 0;
  const slope = (end - start) / length;
  return overlapsOf(moved.segments, unit.segments).reduce(
    (sum, { x0, x1, a, b }) => sum + integrateProduct(multiplied(a, [start + slope * x0, slope]), b, x1 - x0),
    0,
  );
}

/** Sums the work of the unit forces on the strains that temperature and misfit would cause in free members. */
function imposedWork({ members }: FrameModel, { unit, of }: Pair): number {
  return members.reduce((sum, member, k) => {
    const strain = of.actions.strains[k];
    if (!strain) return sum;
    const { N, M } = unit.set.members[k]!;
    const length = axisLength(member);
    const one = [{ x0: 0, x1: length, c: [1] }];
    return (
      sum +
      (integral(N.segments, one) * strain.elongation) / length +
      integral(M.segments, one) * strain.curvature
    );
  }, 0);
}

function settlementWork({ unit, of }: Pair): number {
  let work = 0;
  for (const { joint, own, moment } of unit.set.R) {
    const [x, y, r] = of.actions.settlements.subarray(3 * joint, 3 * joint + 3) as unknown as number[];
    work += own.x * x! + own.y * y! + moment * r!;
  }
  return 0 - work;
}

function checkOf(
  model: FrameModel,
  point: FrameMohrPoint,
  { set, total }: { readonly set: FrameSet; readonly total: number },
): FrameMohrCase['check'] {
  const expected = displacementAt(model, point, set);
  const scale = set.members.reduce(
    (most, { u, deflection, slope }) =>
      Math.max(most, point.direction === 'r' ? largest(slope!) : Math.max(largest(u!), largest(deflection!))),
    0,
  );
  const difference = total === expected ? 0 : scale === 0 ? 1 : Math.abs(total - expected) / scale;
  return { expected, difference, passed: difference <= CHECK };
}

function displacementAt(model: FrameModel, point: FrameMohrPoint, set: FrameSet): number {
  if ('joint' in point) return set.joints![point.joint]![point.direction];
  const { u, deflection, slope } = set.members[point.member]!;
  const { cos: chordCos, sin: chordSin, curve } = model.members[point.member]!;
  const s = curve?.alongAt(point.x) ?? point.x;
  if (point.direction === 'r') return valueAt(slope!, s);
  const tangent = curve?.placeAt(s) ?? { cos: 1, sin: 0 };
  const cos = chordCos * tangent.cos - chordSin * tangent.sin;
  const sin = chordSin * tangent.cos + chordCos * tangent.sin;
  const [along, across] = [valueAt(u!, s), valueAt(deflection!, s)];
  return point.direction === 'x' ? along * cos - across * sin : along * sin + across * cos;
}
