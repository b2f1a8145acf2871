import {
  type CurveShape,
  type FrameCase,
  type FrameMember,
  type MemberLoad,
  createCurve,
  splitShape,
} from '@eecs/solver-core/frame';
import { type LineEnd, createLineEdits, toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import { curvedShape } from './curves.ts';
import type { Edit, NewId } from './edit.ts';
import { lengthOf } from './fitLoads.ts';
import { addJoint, findJointAt } from './joints.ts';
import { type Place, distanceOf, shareAlong, tidy } from './place.ts';

/** Where a member begins or ends: at a joint, at a position where one will be, or on a member that is split there. */
export type MemberPlace = LineEnd<Place, 'member'>;

const lines = /* @__PURE__ */ createLineEdits<
  FrameCase,
  'members',
  'member',
  Place,
  'selfMember' | 'doubledMember'
>({
  list: 'members',
  kind: 'member',
  refusals: { self: 'selfMember', doubled: 'doubledMember' },
  // A straight member may tie the feet of an arch.
  isDoubled: ({ shape }) => curvedShape(shape) === null,
  joints: { findJointAt, addJoint },
  createLine: ({ section, ...rest }) => ({
    ...rest,
    crossSectionIndex: section,
    alpha: 0,
    flip: false,
    ends: { i: {}, j: {} },
    loads: [],
  }),
  sectionOf: ({ crossSectionIndex }) => crossSectionIndex,
  split: splitMember,
});

/** Checks, draws and changes members, and finds the end for which a position stands. */
export const { checkLine: checkMember, drawLine: drawMember, changeLines: mapMembers, toEnd } = lines;

/** Adds a member between two joints, with the material and the cross-section of the last one. */
export const addMember: (document: FrameCase, ends: Pick<FrameMember, 'i' | 'j'>, newId: NewId) => Edit =
  lines.addLine;

/**
 * Splits a member at a position on it, at an existing joint or a new one. Its loads stay in place, a misfit is divided
 * by length, each part keeps its bedding and its camber; the new ends are rigidly connected.
 */
export function splitMember(document: FrameCase, index: number, place: Place, newId: NewId): Edit {
  const member = document.members[index];
  const [a, b] = [member && document.joints[member.i], member && document.joints[member.j]];
  if (member === undefined || a === undefined || b === undefined) return toPlainEdit(document);
  const there = findJointAt(document, place);
  if (there === member.i || there === member.j) return toRefusedEdit(document, 'jointThere');
  const grown = there >= 0 ? document : addJoint(document, place, newId).document;
  const joint = there >= 0 ? there : grown.joints.length - 1;
  const length = distanceOf(a, b);
  const cut = tidy(shareAlong(place, a, b) * length);
  const curved = curvedShape(member.shape);
  if (curved !== null) return splitCurve(grown, index, { joint, cut, curved, newId });
  const { dL, camber, bedding, ...rest } = member;
  const partOf = (from: number, to: number) => ({
    ...(dL !== undefined && { dL: tidy((dL * (to - from)) / length) }),
    // Each part keeps the curvature of the camber.
    ...(camber !== undefined && { camber: tidy(camber * ((to - from) / length) ** 2) }),
    ...(bedding && { bedding: cutBed(bedding, { from, to, length }) }),
  });
  const pieces: readonly FrameMember[] = [
    {
      ...rest,
      ...partOf(0, cut),
      j: joint,
      ends: { i: member.ends.i, j: {} },
      loads: member.loads.flatMap((load) => cutLoad(load, { from: 0, to: cut, length })),
    },
    {
      ...rest,
      ...partOf(cut, length),
      id: newId(),
      i: joint,
      ends: { i: {}, j: member.ends.j },
      loads: member.loads
        .flatMap((load) => cutLoad(load, { from: cut, to: length, length }))
        .map((load) => ({ ...load, id: newId() })),
    },
  ];
  return toPlainEdit({
    ...grown,
    members: [...grown.members.map((one, at) => (at === index ? pieces[0]! : one)), pieces[1]!],
  });
}

/** Splits a curved member above a place of its chord; each part keeps the kind of curve and the loads on it. */
function splitCurve(
  document: FrameCase,
  index: number,
  of: { readonly joint: number; readonly cut: number; readonly curved: CurveShape; readonly newId: NewId },
): Edit {
  const { joint, cut, curved, newId } = of;
  const member = document.members[index]!;
  const length = lengthOf(document, member);
  const split = splitShape(length, curved, cut);
  const whole = createCurve(length, curved);
  const at = whole.alongAt(cut);
  const { dL, ...rest } = member;
  const partOf = (shape: CurveShape, from: number, to: number, start: number) => {
    const chord = from === 0 ? Math.hypot(split.x, split.y) : Math.hypot(length - split.x, split.y);
    const own = createCurve(chord, shape);
    const toPart = (x: number): number =>
      tidy(Math.min(chord, Math.max(0, own.placeAt(whole.alongAt(x) - start).x)));
    const toWhole = (x: number): number => whole.placeAt(own.alongAt(x) + start).x;
    const { kind, rise, shift } = shape;
    return {
      ...(dL !== undefined && { dL: tidy((dL * own.length) / whole.length) }),
      shape: { kind, rise: tidy(rise), ...(kind === 'parabola' && shift !== 0 && { shift: tidy(shift) }) },
      loads: member.loads.flatMap((load) => cutLoad(load, { from, to, length, toPart, toWhole })),
    };
  };
  const [first, second] = [partOf(split.first, 0, cut, 0), partOf(split.second, cut, length, at)];
  const pieces: readonly FrameMember[] = [
    { ...rest, ...first, j: joint, ends: { i: member.ends.i, j: {} } },
    {
      ...rest,
      ...second,
      loads: second.loads.map((load) => ({ ...load, id: newId() })),
      id: newId(),
      i: joint,
      ends: { i: {}, j: member.ends.j },
    },
  ];
  return toPlainEdit({
    ...document,
    members: [...document.members.map((one, k) => (k === index ? pieces[0]! : one)), pieces[1]!],
  });
}

/** Returns the bedding under a piece of a member; it is linear between its ends. */
function cutBed(
  { x = 0, y = 0, xEnd = x, yEnd = y }: Bed,
  { from, to, length }: { readonly from: number; readonly to: number; readonly length: number },
): Bed {
  const at = (start: number, end: number, place: number): number =>
    tidy(start + ((end - start) * place) / length);
  return toBed({ x: at(x, xEnd, from), y: at(y, yEnd, from), xEnd: at(x, xEnd, to), yEnd: at(y, yEnd, to) });
}

/** Returns the part of a load on a piece of its member, with its ordinates there. */
function cutLoad(
  load: MemberLoad,
  {
    from,
    to,
    length,
    toPart = (x) => tidy(x - from),
    toWhole = (x) => x + from,
  }: {
    readonly from: number;
    readonly to: number;
    readonly length: number;
    /** Place on the chord of the piece above a place on the whole chord, and back; they differ on a curve. */
    readonly toPart?: (x: number) => number;
    readonly toWhole?: (x: number) => number;
  },
): MemberLoad[] {
  if ('c' in load) {
    // A load at the cut belongs to the piece that ends there.
    const isOn = load.x <= to && (load.x > from || from === 0);
    return isOn ? [{ ...load, x: toPart(load.x) }] : [];
  }
  const [x0, x1] = load.x ?? [0, length];
  const [start, end] = [Math.max(x0, from), Math.min(x1, to)];
  if (end - start <= 1e-9 * length) return [];
  const { x: _, ...rest } = load;
  const [y0, y1, y2] = load.y;
  const at = (place: number): number => {
    const share = x1 === x0 ? 0 : (place - x0) / (x1 - x0);
    return tidy(
      y0 * (1 - share) * (1 - 2 * share) + 4 * y1 * share * (1 - share) + y2 * share * (2 * share - 1),
    );
  };
  const isWhole = start === from && end === to;
  return [
    {
      ...rest,
      ...(!isWhole && { x: [toPart(start), toPart(end)] as const }),
      y: [at(start), at(toWhole((toPart(start) + toPart(end)) / 2)), at(end)],
    },
  ];
}

/** An elastic bedding of a member. */
type Bed = NonNullable<FrameMember['bedding']>;

/** The fields that many members may get at once; undefined removes an optional one. */
export type MemberChange = {
  readonly [
    Key in
      | 'materialIndex'
      | 'crossSectionIndex'
      | 'alpha'
      | 'flip'
      | 'dT'
      | 'dTdepth'
      | 'dL'
      | 'camber'
      | 'inextensible'
  ]?: FrameMember[Key] | undefined;
};

/** Changes some members alike; returns the same document if nothing changed. */
export function changeMembers(document: FrameCase, indexes: ReadonlySet<number>, change: MemberChange): Edit {
  const keys = Object.keys(change) as (keyof MemberChange)[];
  return mapMembers(document, indexes, (member) => {
    if (keys.every((key) => member[key] === change[key])) return member;
    const next: Record<string, unknown> = { ...member, ...change };
    for (const key of keys) if (change[key] === undefined) delete next[key];
    return next as unknown as FrameMember;
  });
}

/** Changes the bedding of a member; removes it if it has no stiffness. */
export function setBed(document: FrameCase, index: number, change: Partial<Required<Bed>>): Edit {
  if (Object.values(change).some((value) => !(value >= 0))) return toRefusedEdit(document, 'valueOutside');
  return mapMembers(document, new Set([index]), ({ bedding, ...member }) => {
    const { x = 0, y = 0, xEnd = x, yEnd = y } = bedding ?? {};
    // A change at the start of a uniform bedding changes all of it.
    const follows = {
      ...(xEnd === x && 'x' in change && { xEnd: change.x }),
      ...(yEnd === y && 'y' in change && { yEnd: change.y }),
    };
    const next = { x, y, xEnd, yEnd, ...follows, ...change };
    return Object.values(next).every((value) => value === 0) ? member : { ...member, bedding: toBed(next) };
  });
}

/** Writes a bedding with no more numbers than it needs. */
function toBed({ x, y, xEnd, yEnd }: Required<Bed>): Bed {
  return {
    ...((x > 0 || xEnd > 0) && { x }),
    ...((y > 0 || yEnd > 0) && { y }),
    ...(xEnd !== x && { xEnd }),
    ...(yEnd !== y && { yEnd }),
  };
}

/** The kinds of axial force that a member carries: `both` tension and compression, or one of them. */
export type Bearing = 'both' | 'tension' | 'compression';

/** Returns what a member carries. */
export function bearingOf({ tensionOnly, compressionOnly }: FrameMember): Bearing {
  return tensionOnly === true ? 'tension' : compressionOnly === true ? 'compression' : 'both';
}

/** Sets what some members carry. */
export function setBearing(document: FrameCase, indexes: ReadonlySet<number>, bearing: Bearing): Edit {
  return mapMembers(document, indexes, (member) => {
    if (bearingOf(member) === bearing) return member;
    const { tensionOnly: _, compressionOnly: __, ...rest } = member;
    return {
      ...rest,
      ...(bearing === 'tension' && { tensionOnly: true }),
      ...(bearing === 'compression' && { compressionOnly: true }),
    };
  });
}

/** Sets how an end of a member transfers its moment: `free` for a hinge, a stiffness, or null for rigidly. */
export function setEndMoment(
  document: FrameCase,
  index: number,
  to: { readonly end: 'i' | 'j'; readonly moment: 'free' | number | null },
): Edit {
  return setEndMoments(document, new Set([index]), to);
}

/** Sets how the same end of some members transfers its moment, as `setEndMoment` does for one. */
export function setEndMoments(
  document: FrameCase,
  indexes: ReadonlySet<number>,
  { end, moment }: { readonly end: 'i' | 'j'; readonly moment: 'free' | number | null },
): Edit {
  if (typeof moment === 'number' && !(moment > 0)) return toRefusedEdit(document, 'valueOutside');
  return mapMembers(document, indexes, (member) => {
    const { M, ...rest } = member.ends[end];
    if ((M ?? null) === moment) return member;
    return {
      ...member,
      ends: { ...member.ends, [end]: { ...rest, ...(moment !== null && { M: moment }) } },
    };
  });
}

/** Sets whether an end of a member transfers its axial or shear force, or slides instead. */
export function setEndRelease(
  document: FrameCase,
  index: number,
  { end, force, isFree }: { readonly end: 'i' | 'j'; readonly force: 'N' | 'Q'; readonly isFree: boolean },
): Edit {
  return mapMembers(document, new Set([index]), (member) => {
    const { [force]: before, ...rest } = member.ends[end];
    if ((before === 'free') === isFree) return member;
    return { ...member, ends: { ...member.ends, [end]: { ...rest, ...(isFree && { [force]: 'free' }) } } };
  });
}

/** Opens or closes a hinge at the end of a member. */
export function toggleHinge(document: FrameCase, index: number, end: 'i' | 'j'): Edit {
  const isFree = document.members[index]?.ends[end].M === 'free';
  return setEndMoment(document, index, { end, moment: isFree ? null : 'free' });
}

/** Opens hinges at the ends of all members at a joint, or closes them if all are open. */
export function toggleHingesAt(document: FrameCase, joint: number): Edit {
  const ends = document.members.flatMap((member, index) =>
    (['i', 'j'] as const).filter((end) => member[end] === joint).map((end) => ({ index, end })),
  );
  const isOpen = ends.every(({ index, end }) => document.members[index]?.ends[end].M === 'free');
  return toPlainEdit(
    ends.reduce(
      (now, { index, end }) => setEndMoment(now, index, { end, moment: isOpen ? null : 'free' }).document,
      document,
    ),
  );
}

/** Sets the length of a member by moving its second joint along it. */
export function setLength(document: FrameCase, index: number, length: number): Edit {
  const member = document.members[index];
  const [a, b] = [member && document.joints[member.i], member && document.joints[member.j]];
  if (member === undefined || a === undefined || b === undefined) return toPlainEdit(document);
  const share = length / lengthOf(document, member);
  if (!(length > 0) || !Number.isFinite(share)) return toRefusedEdit(document, 'valueOutside');
  const joints = document.joints.map((joint, at) =>
    at === member.j
      ? { ...joint, x: tidy(a.x + (b.x - a.x) * share), y: tidy(a.y + (b.y - a.y) * share) }
      : joint,
  );
  return toPlainEdit({ ...document, joints });
}
