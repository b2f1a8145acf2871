import type {
  FrameCase,
  FrameJointLoad,
  FrameMember,
  FramePointLoadClass,
  LoadFrame,
  MemberLoad,
} from '@eecs/solver-core/frame';
import { hasSet, withSet } from '@eecs/solver-core/rules';
import type { UnitSystem } from '@eecs/solver-core';
import { chainEdits, toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { lengthOf } from './fitLoads.ts';
import type { LoadItem } from './items.ts';
import { changeJoints } from './joints.ts';
import { mapMembers } from './members.ts';
import { tidy } from './place.ts';

/** The default values of loads placed by the tools, N, N/m and N·m, or lbf, lbf/in and lbf·in. */
const USUAL = {
  force: { 0: -10_000, 1: -2_000 },
  distributed: { 0: -10_000, 1: -50 },
  moment: { 0: 10_000, 1: 100_000 },
} as const;

/** Returns the default value of a load. */
export function usualLoad(kind: keyof typeof USUAL, system: UnitSystem): number {
  return USUAL[kind][system];
}

/** Directions of load classes with a fixed direction, degrees. */
const FIXED_ALPHA: Readonly<Partial<Record<string, number>>> = { AxialLoad: 0, ShearLoad: 90 };

/** Returns the value of a point load with its components along the axes. */
export function toParts(
  value: number,
  className: FramePointLoadClass,
  alpha: number,
): [number, number, number] {
  if (className === 'BendingMoment') return [value, 0, 0];
  const turn = ((FIXED_ALPHA[className] ?? alpha) * Math.PI) / 180;
  const part = (share: number): number => (Math.abs(share) < 1e-15 ? 0 : tidy(value * share));
  return [value, part(Math.cos(turn)), part(Math.sin(turn))];
}

/** Adds a force or a moment to joints; it acts in one case set, given by its index. */
export function addJointLoads(
  document: FrameCase,
  joints: ReadonlySet<number>,
  {
    className = 'ShearLoad',
    value,
    set = 0,
  }: { readonly className?: FramePointLoadClass; readonly value: number; readonly set?: number },
  newId: NewId,
): Edit {
  const alpha = FIXED_ALPHA[className] ?? 0;
  return changeJoints(document, joints, (joint) => ({
    ...joint,
    loads: [
      ...joint.loads,
      { id: newId(), className, c: toParts(value, className, alpha), alpha, sets: 2 ** set },
    ],
  }));
}

/** A load to be added to a member. */
export type AddedMemberLoad =
  | {
      readonly className: FramePointLoadClass;
      readonly value: number;
      /** The position from the start of the member, or how it follows from the member. */
      readonly x: number | ((member: FrameMember) => number);
      readonly frame?: LoadFrame;
      readonly set?: number;
    }
  | {
      readonly className: 'DistributedLoad' | 'DistributedMass';
      readonly value: number;
      readonly frame?: LoadFrame;
      readonly set?: number;
    };

/** Adds a load to members; a distributed one covers each member completely. */
export function addMemberLoads(
  document: FrameCase,
  members: ReadonlySet<number>,
  { value, frame = 'global', set = 0, ...load }: AddedMemberLoad,
  newId: NewId,
): Edit {
  return mapMembers(document, members, (member) => {
    const rest = { id: newId(), alpha: FIXED_ALPHA[load.className] ?? 90, sets: 2 ** set, frame };
    const made: MemberLoad =
      'x' in load
        ? {
            ...rest,
            className: load.className,
            x: typeof load.x === 'number' ? load.x : load.x(member),
            c: toParts(value, load.className, rest.alpha),
          }
        : { ...rest, className: load.className, y: [value, value, value] };
    return { ...member, loads: [...member.loads, made] };
  });
}

/** The fields of a joint load that an edit may change. */
export interface JointLoadChange {
  readonly className?: FramePointLoadClass;
  readonly value?: number;
  readonly alpha?: number;
  readonly sets?: number;
}

/** Changes one load of a joint. */
export function changeJointLoad(
  document: FrameCase,
  { joint, index }: { readonly joint: number; readonly index: number },
  change: JointLoadChange,
): Edit {
  return changeJoints(document, new Set([joint]), (one) => {
    const load = one.loads[index];
    if (load === undefined) return one;
    const next = changePointLoad(load, change);
    return isSameLoad(next, load)
      ? one
      : { ...one, loads: one.loads.map((other, at) => (at === index ? next : other)) };
  });
}

function changePointLoad<Load extends FrameJointLoad>(load: Load, change: JointLoadChange): Load {
  const className = change.className ?? load.className;
  const alpha = FIXED_ALPHA[className] ?? change.alpha ?? load.alpha;
  return {
    ...load,
    className,
    alpha,
    c: toParts(change.value ?? load.c[0], className, alpha),
    sets: change.sets ?? load.sets,
  };
}

/** The fields of a member load that an edit may change; a range of null means the whole member. */
export interface MemberLoadChange extends JointLoadChange {
  readonly frame?: LoadFrame;
  /** The position of a point load. */
  readonly at?: number;
  readonly range?: readonly [number, number] | null;
  readonly ordinates?: readonly [number, number, number];
}

/** Changes one load of a member; refused for a position beyond its ends. */
export function changeMemberLoad(
  document: FrameCase,
  { member, index }: { readonly member: number; readonly index: number },
  change: MemberLoadChange,
): Edit {
  const owner = document.members[member];
  const load = owner?.loads[index];
  if (owner === undefined || load === undefined) return toPlainEdit(document);
  const length = lengthOf(document, owner);
  const places = [...(change.range ?? []), ...(change.at === undefined ? [] : [change.at])];
  const isOutside = places.some((place) => place < 0 || place > length * (1 + 1e-12));
  if (isOutside || (change.range && !(change.range[0] < change.range[1])))
    return toRefusedEdit(document, 'valueOutside');
  const next = 'c' in load ? changeOnMember(load, change) : changeDistributed(load, change);
  if (isSameLoad(next, load)) return toPlainEdit(document);
  return mapMembers(document, new Set([member]), (one) => ({
    ...one,
    loads: one.loads.map((other, at) => (at === index ? next : other)),
  }));
}

function changeOnMember(load: Extract<MemberLoad, { c: unknown }>, change: MemberLoadChange): MemberLoad {
  const { frame = load.frame, at = load.x } = change;
  return { ...changePointLoad(load, change), x: at, ...(frame !== undefined && { frame }) };
}

function changeDistributed(
  load: Extract<MemberLoad, { y: unknown }>,
  { frame = load.frame, range, ordinates = load.y, alpha = load.alpha, sets = load.sets }: MemberLoadChange,
): MemberLoad {
  const { x: before, ...rest } = load;
  const x = range === undefined ? before : range;
  return {
    ...rest,
    y: ordinates,
    alpha,
    sets,
    ...(frame !== undefined && { frame }),
    ...(x !== null && x !== undefined && { x }),
  };
}

/** Adds loads to a case set, given by its index, or removes them from it. */
export function putLoadsInSet(
  document: FrameCase,
  loads: readonly LoadItem[],
  { set, isIn }: { readonly set: number; readonly isIn: boolean },
): Edit {
  return chainEdits(
    document,
    loads.map((item) => (now: FrameCase) => {
      const sets = withSet(loadOf(now, item)?.sets ?? 0, set, isIn);
      return item.kind === 'jointLoad'
        ? changeJointLoad(now, item, { sets })
        : changeMemberLoad(now, item, { sets });
    }),
  );
}

/** Finds a load. */
export function loadOf(document: FrameCase, item: LoadItem): FrameJointLoad | MemberLoad | undefined {
  return item.kind === 'jointLoad'
    ? document.joints[item.joint]?.loads[item.index]
    : document.members[item.member]?.loads[item.index];
}

/** Returns whether a load acts in a case set; in a document without sets all loads act. */
export function actsIn(
  { caseSets }: Pick<FrameCase, 'caseSets'>,
  { sets }: { readonly sets: number },
  set: number,
): boolean {
  return caseSets.length === 0 || hasSet(sets, set);
}

function isSameLoad(a: object, b: object): boolean {
  const order = (load: object): string => JSON.stringify(Object.entries(load).sort());
  return order(a) === order(b);
}
