import type { FrameCase, FrameSupport, FrameSupportClass } from '@eecs/solver-core/frame';
import { holdOf, JOINT_DIRECTIONS, type JointDirection } from '@eecs/solver-core/frame';
import { firstWeightSet, listNotes } from '@eecs/solver-core/rules';
import { createJointEdits, toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { fitLoads } from './fitLoads.ts';
import { mergeCoincident } from './merge.ts';
import { type Place, tidy, tidyPlace } from './place.ts';

const joints = /* @__PURE__ */ createJointEdits<FrameCase, Place>((place, id) => ({
  id,
  ...tidyPlace(place),
  loads: [],
}));

/** Finds and changes joints. */
export const { findJointAt, changeJoints } = joints;

/** Adds a joint; refuses if there is already one at the place. */
export const addJoint: (document: FrameCase, place: Place, newId: NewId) => Edit = joints.addJoint;

/** Moves joints by an offset. A joint that lands on an unmoved one is merged with it. */
export function moveJoints(document: FrameCase, moved: ReadonlySet<number>, by: Place): Edit {
  if (moved.size === 0 || (by.x === 0 && by.y === 0)) return toPlainEdit(document);
  const joints = document.joints.map((joint, index) =>
    moved.has(index) ? { ...joint, x: tidy(joint.x + by.x), y: tidy(joint.y + by.y) } : joint,
  );
  return settle(document, { ...document, joints }, moved);
}

/** Moves one joint to a position; an omitted coordinate stays. */
export function placeJoint(document: FrameCase, index: number, to: Partial<Place>): Edit {
  const joint = document.joints[index];
  if (joint === undefined) return toPlainEdit(document);
  const placed = { ...joint, ...to };
  if (placed.x === joint.x && placed.y === joint.y) return toPlainEdit(document);
  const joints = document.joints.map((one, at) => (at === index ? placed : one));
  return settle(document, { ...document, joints }, new Set([index]));
}

/** Merges joints at the same position and keeps loads on members that became shorter. */
function settle(before: FrameCase, after: FrameCase, moved: ReadonlySet<number>): Edit {
  const fitted = fitLoads(before, after, moved);
  const merged = mergeCoincident(fitted.document, moved);
  return {
    document: merged.document,
    notes: listNotes({
      jointsMerged: merged.joints,
      membersMerged: merged.members,
      loadsMovedInside: fitted.count,
    }),
  };
}

/** Supports in the order in which presses with the tool cycle through them. */
export const SUPPORTS: readonly FrameSupportClass[] = ['cantilever', 'fixed', 'simple', 'guide', 'spring'];

/** Spring stiffness along y of a support that becomes a spring: 10 kN/mm, or 60 kip/in. */
const FIRST_STIFFNESS = { 0: 1e7, 1: 60_000 } as const;

/**
 * Gives joints a support of a class, or removes it. A rotation stays; settlements of released directions are removed.
 */
export function setSupport(
  document: FrameCase,
  joints: ReadonlySet<number>,
  className: FrameSupportClass | null,
): Edit {
  return changeJoints(document, joints, (joint) => {
    if (joint.support?.className === className) return joint;
    const { support, ...rest } = joint;
    if (className === null) return support === undefined ? joint : rest;
    const next: FrameSupport = {
      className,
      alpha: support?.alpha ?? 0,
      ...(className === 'spring' && { stiffness: { y: FIRST_STIFFNESS[document.units.system] } }),
    };
    return { ...rest, support: withSettlements(next, support) };
  });
}

/** Rotates a support, degrees counter-clockwise. */
export function turnSupport(document: FrameCase, joints: ReadonlySet<number>, alpha: number): Edit {
  return changeJoints(document, joints, (joint) =>
    joint.support === undefined || joint.support.alpha === alpha
      ? joint
      : { ...joint, support: { ...joint.support, alpha } },
  );
}

/** Sets the stiffness of a direction of supports; null makes it rigid, or free if its class does not hold it. */
export function setStiffness(
  document: FrameCase,
  indexes: ReadonlySet<number>,
  { direction, value }: { readonly direction: JointDirection; readonly value: number | null },
): Edit {
  if (value !== null && !(value > 0)) return toRefusedEdit(document, 'valueOutside');
  return changeJoints(document, indexes, (joint) => {
    const { support } = joint;
    if (support === undefined) return joint;
    const { stiffness, ...rest } = support;
    const { [direction]: _, ...others } = stiffness ?? {};
    const next = value === null ? others : { ...others, [direction]: value };
    // A spring without any stiffness holds nothing, so it is removed.
    if (rest.className === 'spring' && Object.keys(next).length === 0) return joint;
    return {
      ...joint,
      support: withSettlements(
        { ...rest, ...(Object.keys(next).length > 0 && { stiffness: next }) },
        support,
      ),
    };
  });
}

/** Sets the settlement of a support in a held direction; 0 removes it. Refused if the direction is free. */
export function setSettlement(
  document: FrameCase,
  index: number,
  { direction, value }: { readonly direction: JointDirection; readonly value: number },
): Edit {
  const support = document.joints[index]?.support;
  if (support === undefined) return toPlainEdit(document);
  if (holdOf(support, direction) === null) return toRefusedEdit(document, 'valueOutside');
  return changeJoints(document, new Set([index]), (joint) => {
    const { settlement, sets, ...rest } = support;
    const { [direction]: _, ...others } = settlement ?? {};
    const next = value === 0 ? others : { ...others, [direction]: value };
    if (Object.keys(next).length === 0) return { ...joint, support: rest };
    // A new settlement acts in one case set, so that it does not affect the results of the others.
    const acting = settlement === undefined ? firstWeightSet(document) : sets;
    return {
      ...joint,
      support: { ...rest, settlement: next, ...(acting !== undefined && { sets: acting }) },
    };
  });
}

/** Keeps the settlements of directions that the new support also holds. */
function withSettlements(next: FrameSupport, before: FrameSupport | undefined): FrameSupport {
  const { settlement: _, sets: __, ...bare } = next;
  const kept = JOINT_DIRECTIONS.flatMap((direction) => {
    const value = before?.settlement?.[direction];
    return value === undefined || holdOf(bare, direction) === null ? [] : [[direction, value] as const];
  });
  if (kept.length === 0) return bare;
  const sets = before?.sets;
  return { ...bare, settlement: Object.fromEntries(kept), ...(sets !== undefined && { sets }) };
}
