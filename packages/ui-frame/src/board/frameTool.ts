import { DOUBLE_CLICK_MS, createDrawingTool } from '@eecs/ui-kit/editor';
import type { FrameSupportClass } from '@eecs/solver-core/frame';
import { lengthOf } from '../editing/fitLoads.ts';
import type { FrameItem } from '../editing/items.ts';
import { SUPPORTS, findJointAt, setSupport } from '../editing/joints.ts';
import { addJointLoads, addMemberLoads, usualLoad } from '../editing/loads.ts';
import {
  type MemberPlace,
  checkMember,
  drawMember,
  splitMember,
  toEnd,
  toggleHinge,
  toggleHingesAt,
} from '../editing/members.ts';
import { type Place, isSamePlace, shareAlong, tidy } from '../editing/place.ts';
import { type Snapped, findOnMember } from '../editing/snap.ts';
import { newId } from '../state/newId.ts';
import { placedLoadAtom } from '../state/placedLoad.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, lastSetAtom, session } from '../state/sessionAtoms.ts';
import {
  type Ghost,
  type MemberStart,
  NO_GHOST,
  type Tool,
  ghostAtom,
  memberStartAtom,
  restGhostAtom,
  supportClassAtom,
  toolAtom,
} from '../state/tool.ts';
import { holdExtentAtom } from '../state/view.ts';
import { aimAt } from './aim.ts';
import type { Surface } from './surface.ts';

/** A hinge is placed at the end of a member within this share of its length. */
const END_SHARE = 0.5;

/** Creates the handler of the active tool, or null while a press selects. */
export const createFrameTool = createDrawingTool<
  Surface,
  FrameItem,
  Tool,
  Place,
  Snapped,
  MemberStart,
  Ghost
>({
  session,
  toolAtom,
  startAtom: memberStartAtom,
  ghostAtom,
  noGhost: NO_GHOST,
  restAtom: restGhostAtom,
  drawing: ['member'],
  aimAt,
  toStart,
  preview: (surface, _, aim, start) => {
    const isAtStart = start !== null && isSamePlace(start.place, aim.place);
    return {
      aim,
      from: start?.place ?? null,
      refusal: start === null || isAtStart ? null : refuseMember(surface, start.end, aim),
    };
  },
  place: placeAt,
  end: (surface, _, start, last) => endMember(surface, start, last),
  // The view stays fixed while something is drawn.
  onBegin: (store) => store.set(holdExtentAtom, true),
});

function toStart(at: Pick<Snapped, 'place' | 'joint' | 'member'>): MemberStart {
  return { end: toEnd(at), place: at.place, atMs: performance.now() };
}

function refuseMember({ store }: Surface, from: MemberPlace, to: Snapped) {
  const document = store.get(documentAtom);
  return from.kind === 'joint' && to.joint >= 0 ? checkMember(document, from.index, to.joint) : null;
}

/** Ends a member at the given place; the next one begins there. A press on its start ends the chain. */
export function endMember(
  { store }: Surface,
  start: MemberStart,
  last: Pick<Snapped, 'place' | 'joint' | 'member'>,
): void {
  if (isSamePlace(start.place, last.place)) {
    // The second press of a double click is ignored.
    if (performance.now() - start.atMs <= DOUBLE_CLICK_MS) return;
    store.set(memberStartAtom, null);
    store.set(ghostAtom, NO_GHOST);
    return;
  }
  const before = store.get(documentAtom);
  store.set(applyEditAtom, (document) => drawMember(document, { from: start.end, to: toEnd(last) }, newId));
  const after = store.get(documentAtom);
  if (after === before) return;
  const index = after.members.length - 1;
  const reached = after.joints.findIndex((joint) => isSamePlace(joint, last.place));
  store.set(selectionAtom, [{ kind: 'member', index }]);
  store.set(memberStartAtom, {
    end: { kind: 'joint', index: reached },
    place: last.place,
    atMs: performance.now(),
  });
  store.set(ghostAtom, { aim: null, from: last.place, refusal: null });
}

/** A typed position counts as on a member within this share of its larger coordinate. */
const ON_MEMBER = 1e-6;

/** Uses the active tool at a typed position; returns false if there is nothing for it to act on. */
export function placeTyped(surface: Surface, tool: Exclude<Tool, 'select'>, place: Place): boolean {
  const { store } = surface;
  const document = store.get(documentAtom);
  const joint = findJointAt(document, place);
  if (tool === 'member') {
    const start = store.get(memberStartAtom);
    const end = { place, joint, member: -1 };
    if (start === null) {
      store.set(memberStartAtom, toStart(end));
      store.set(ghostAtom, { aim: null, from: place, refusal: null });
    } else endMember(surface, start, end);
    return true;
  }
  const tolerance = ON_MEMBER * Math.max(Math.abs(place.x), Math.abs(place.y), 1);
  const at: Snapped | null =
    joint < 0
      ? findOnMember(place, { document, tolerance, grid: tolerance })
      : { place, kind: 'joint', joint, member: -1 };
  // A distributed load acts on a member, not on a joint.
  if (at === null || (tool === 'distributed' && joint >= 0)) return false;
  placeAt(surface, tool, { ...at, place });
  return true;
}

/** Uses a tool that acts with a single press. */
export function placeAt(surface: Surface, tool: Tool, at: Snapped): void {
  const { store } = surface;
  if (tool === 'support') placeSupport(surface, at);
  else if (tool === 'hinge') placeHinge(surface, at);
  else if (tool === 'force' || tool === 'distributed' || tool === 'moment') placeLoad(surface, tool, at);
  store.set(ghostAtom, NO_GHOST);
}

/**
 * A joint without a support gets the last used class; a joint with one gets the next class, and after the last class
 * none.
 */
function placeSupport({ store }: Surface, { joint, member, place }: Snapped): void {
  let at = joint;
  if (at < 0 && member >= 0) {
    store.set(applyEditAtom, (document) => splitMember(document, member, place, newId));
    at = store.get(documentAtom).joints.length - 1;
  }
  const found = store.get(documentAtom).joints[at];
  if (found === undefined) return;
  const current = found.support?.className;
  const next: FrameSupportClass | null =
    current === undefined ? store.get(supportClassAtom) : (SUPPORTS[SUPPORTS.indexOf(current) + 1] ?? null);
  if (next !== null) store.set(supportClassAtom, next);
  store.set(applyEditAtom, (document) => setSupport(document, new Set([at]), next));
  store.set(selectionAtom, [{ kind: 'joint', index: at }]);
}

/** A press on a member opens or closes the hinge at its nearer end; on a joint, those of all its members. */
function placeHinge({ store }: Surface, { joint, member, place }: Snapped): void {
  if (joint >= 0) {
    store.set(applyEditAtom, (document) => toggleHingesAt(document, joint));
    store.set(selectionAtom, [{ kind: 'joint', index: joint }]);
    return;
  }
  const document = store.get(documentAtom);
  const found = document.members[member];
  const [a, b] = [found && document.joints[found.i], found && document.joints[found.j]];
  if (a === undefined || b === undefined) return;
  const end = shareAlong(place, a, b) < END_SHARE ? 'i' : 'j';
  store.set(applyEditAtom, (now) => toggleHinge(now, member, end));
  store.set(selectionAtom, [{ kind: 'member', index: member }]);
}

/** Places the default load on a joint or a member at the pressed position, and selects it. */
export function placeLoad(
  { store }: Surface,
  tool: 'force' | 'distributed' | 'moment',
  { joint, member, place }: Pick<Snapped, 'joint' | 'member' | 'place'>,
): void {
  const document = store.get(documentAtom);
  const value = usualLoad(tool, document.units.system);
  const set = store.get(lastSetAtom);
  const className = tool === 'moment' ? 'BendingMoment' : 'ShearLoad';
  if (joint >= 0 && tool !== 'distributed') {
    store.set(applyEditAtom, (now) => addJointLoads(now, new Set([joint]), { className, value, set }, newId));
    const { loads = [] } = store.get(documentAtom).joints[joint] ?? {};
    store.set(selectionAtom, [{ kind: 'jointLoad', joint, index: loads.length - 1 }]);
    store.set(placedLoadAtom, loads.at(-1) ?? null);
    return;
  }
  const found = document.members[member];
  const [a, b] = [found && document.joints[found.i], found && document.joints[found.j]];
  if (found === undefined || a === undefined || b === undefined) return;
  const length = lengthOf(document, found);
  const x = Math.min(length, Math.max(0, tidy(shareAlong(place, a, b) * length)));
  store.set(applyEditAtom, (now) =>
    addMemberLoads(
      now,
      new Set([member]),
      tool === 'distributed' ? { className: 'DistributedLoad', value, set } : { className, value, x, set },
      newId,
    ),
  );
  const { loads = [] } = store.get(documentAtom).members[member] ?? {};
  store.set(selectionAtom, [{ kind: 'memberLoad', member, index: loads.length - 1 }]);
  store.set(placedLoadAtom, loads.at(-1) ?? null);
}

/** Applies the active tool to a selected joint or member like a press there; returns whether it had an effect. */
export function applyToolTo(surface: Surface, item: FrameItem): boolean {
  const { store } = surface;
  const tool = store.get(toolAtom);
  const document = store.get(documentAtom);
  if (tool === 'select' || (item.kind !== 'joint' && item.kind !== 'member')) return false;
  const joint = item.kind === 'joint' ? document.joints[item.index] : undefined;
  const member = item.kind === 'member' ? document.members[item.index] : undefined;
  const [a, b] = [member && document.joints[member.i], member && document.joints[member.j]];
  const place =
    joint ?? (a !== undefined && b !== undefined ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : undefined);
  if (place === undefined) return false;
  const at: Snapped = {
    place: { x: place.x, y: place.y },
    kind: item.kind,
    joint: item.kind === 'joint' ? item.index : -1,
    member: item.kind === 'member' ? item.index : -1,
  };
  if (tool === 'member') {
    const start = store.get(memberStartAtom);
    if (start === null) {
      store.set(memberStartAtom, toStart(at));
      store.set(ghostAtom, { aim: null, from: at.place, refusal: null });
    } else endMember(surface, start, at);
    return true;
  }
  if (tool === 'support' && joint === undefined) return false;
  if (tool === 'distributed' && member === undefined) return false;
  placeAt(surface, tool, at);
  return true;
}
