import type {
  FrameCase,
  FrameJointLoad,
  FrameMember,
  FramePointLoadClass,
  LoadFrame,
  MemberLoad,
} from '@eecs/solver-core/frame';
import { hasSet } from '@eecs/solver-core/rules';
import type { UnitSystem } from '@eecs/solver-core';
import { FIXED_ALPHA, createLoadEdits, toPlainEdit, toRefusedEdit, withLoad } from '@eecs/ui-kit/editing';
import type { Edit, FrameNote, NewId } from './edit.ts';
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

/** The types of the loads of a frame. */
interface FrameLoads {
  readonly document: FrameCase;
  readonly note: FrameNote;
  readonly item: LoadItem;
  readonly lineLoad: MemberLoad;
  readonly change: JointLoadChange;
}

const loads = /* @__PURE__ */ createLoadEdits<FrameLoads>({
  changeJoints,
  createLoad: ({ value, ...rest }) => {
    const alpha = FIXED_ALPHA[rest.className] ?? 0;
    return { ...rest, c: toParts(value, rest.className, alpha), alpha };
  },
  changeLoad: changePointLoad,
  lineLoadsOf: (document, { member }) => document.members[member]?.loads,
  putLineLoad: (document, item, sets) => changeMemberLoad(document, item, { sets }),
});

/** Finds loads and puts them into case sets. */
export const { loadOf, putLoadsInSet } = loads;

/** Adds a load to joints; it acts in one case set, given by its index. */
export const addJointLoads: (
  document: FrameCase,
  joints: ReadonlySet<number>,
  load: { readonly className?: FramePointLoadClass; readonly value: number; readonly set?: number },
  newId: NewId,
) => Edit = loads.addJointLoads;

/** Changes one load of a joint. */
export const changeJointLoad: (
  document: FrameCase,
  at: { readonly joint: number; readonly index: number },
  change: JointLoadChange,
) => Edit = loads.changeJointLoad;

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
  return mapMembers(document, new Set([member]), (one) =>
    withLoad(one, index, (now: MemberLoad) =>
      'c' in now ? changeOnMember(now, change) : changeDistributed(now, change),
    ),
  );
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

/** Returns whether a load acts in a case set; in a document without sets all loads act. */
export function actsIn(
  { caseSets }: Pick<FrameCase, 'caseSets'>,
  { sets }: { readonly sets: number },
  set: number,
): boolean {
  return caseSets.length === 0 || hasSet(sets, set);
}
