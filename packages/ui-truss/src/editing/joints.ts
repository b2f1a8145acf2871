import { firstWeightSet, hasSettlementIn, listNotes, withSet } from '@eecs/solver-core/rules';
import type { Joint, TrussCase } from '@eecs/solver-core/truss';
import { createJointEdits, toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { mergeCoincident } from './merge.ts';
import { type AxisName, type Place, addPlaces, tidy, tidyPlace } from './place.ts';

/** Bits of `anchor`. */
export const ANCHOR: Readonly<Record<AxisName, number>> = { x: 1, y: 2, z: 4 };

const joints = /* @__PURE__ */ createJointEdits<TrussCase, Place>((place, id) => ({
  id,
  ...tidyPlace(place),
  anchor: 0,
  loads: [],
}));

/** Finds and changes joints. */
export const { findJointAt, changeJoints } = joints;

/** Adds a joint; refuses if there is already one at the place. */
export const addJoint: (document: TrussCase, place: Place, newId: NewId) => Edit = joints.addJoint;

/**
 * Moves joints by a displacement. If a joint lands on one that stays, the two merge if `isMerging` is true; otherwise
 * the move is refused. `later` leaves both unchanged for the duration of a gesture that moves a joint over thousands
 * of others.
 */
export function moveJoints(
  document: TrussCase,
  moved: ReadonlySet<number>,
  { by, isMerging = false }: { readonly by: Place; readonly isMerging?: boolean | 'later' },
): Edit {
  if (moved.size === 0 || (by.x === 0 && by.y === 0 && by.z === 0)) return toPlainEdit(document);
  const joints = document.joints.map((joint, index) => {
    if (!moved.has(index)) return joint;
    const { x, y, z } = addPlaces(joint, by);
    return { ...joint, x: tidy(x), y: tidy(y), z: tidy(z) };
  });
  const after = { ...document, joints };
  return isMerging === 'later' ? toPlainEdit(after) : settle(document, after, { moved, isMerging });
}

/** Puts one joint at a place; coordinates that are not given stay unchanged. See `moveJoints`. */
export function placeJoint(
  document: TrussCase,
  index: number,
  { to, isMerging = false }: { readonly to: Partial<Place>; readonly isMerging?: boolean },
): Edit {
  const joint = document.joints[index];
  if (joint === undefined) return toPlainEdit(document);
  const placed = { ...joint, ...to };
  if (placed.x === joint.x && placed.y === joint.y && placed.z === joint.z) return toPlainEdit(document);
  const joints = document.joints.with(index, placed);
  return settle(document, { ...document, joints }, { moved: new Set([index]), isMerging });
}

function settle(
  before: TrussCase,
  after: TrussCase,
  { moved, isMerging }: { readonly moved: ReadonlySet<number>; readonly isMerging: boolean },
): Edit {
  const merged = mergeCoincident(after, moved);
  if (merged.joints === 0) return toPlainEdit(after);
  if (!isMerging) return toRefusedEdit(before, 'jointThere', merged.joints);
  return {
    document: merged.document,
    notes: listNotes({ jointsMerged: merged.joints, linksMerged: merged.links }),
  };
}

/** Restrains joints in a direction or releases them. Releasing a direction removes its settlement. */
export function setAnchor(
  document: TrussCase,
  joints: ReadonlySet<number>,
  { axis, isHeld }: { readonly axis: AxisName; readonly isHeld: boolean },
): Edit {
  return changeJoints(document, joints, (joint) => {
    const bit = ANCHOR[axis];
    const anchor = isHeld ? joint.anchor | bit : joint.anchor & ~bit;
    if (anchor === joint.anchor) return joint;
    return isHeld ? { ...joint, anchor } : withSettlement({ ...joint, anchor }, axis, undefined);
  });
}

/**
 * Sets the displacement that a support imposes on a joint in a restrained direction; 0 removes it. Refused if the
 * direction is free. For a joint without a displacement it acts in one case set: the first that is not combined, or the
 * one with the index `set`. The results of other sets then do not contain it.
 */
export function setSettlement(
  document: TrussCase,
  index: number,
  { axis, value, set }: { readonly axis: AxisName; readonly value: number; readonly set?: number },
): Edit {
  const joint = document.joints[index];
  if (joint === undefined) return toPlainEdit(document);
  if ((joint.anchor & ANCHOR[axis]) === 0) return toRefusedEdit(document, 'valueOutside');
  const isNew = joint.settlement === undefined && value !== 0;
  const sets = set === undefined ? firstWeightSet(document) : 2 ** set;
  return changeJoints(document, new Set([index]), (one) =>
    withSettlement(isNew ? { ...one, sets } : one, axis, value === 0 ? undefined : value),
  );
}

/**
 * Adds the settlement of a joint to a case set, found by its index, or removes it. A settlement in every set names no
 * sets, and so acts in future ones too.
 */
export function toggleSettlementSet(document: TrussCase, index: number, set: number): Edit {
  if (document.caseSets[set] === undefined) return toPlainEdit(document);
  return changeJoints(document, new Set([index]), (joint) => {
    const acting = document.caseSets.map((_, at) => hasSettlementIn(joint, at) !== (at === set));
    const { sets: _, ...bare } = joint;
    if (acting.every(Boolean)) return bare;
    return { ...bare, sets: acting.reduce((mask, isActing, at) => withSet(mask, at, isActing), 0) };
  });
}

function withSettlement(joint: Joint, axis: AxisName, value: number | undefined): Joint {
  if (joint.settlement?.[axis] === value) return joint;
  const { settlement, sets, ...rest } = joint;
  const { [axis]: _, ...others } = settlement ?? {};
  const next = value === undefined ? others : { ...others, [axis]: value };
  if (Object.keys(next).length === 0) return rest;
  return { ...rest, settlement: next, ...(sets !== undefined && { sets }) };
}
