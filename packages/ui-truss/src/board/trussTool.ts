import { DOUBLE_CLICK_MS, createDrawingTool, isByFingerAtom } from '@eecs/ui-kit/editor';
import { addGuide } from '../editing/guides.ts';
import { addJoint, ANCHOR, changeJoints } from '../editing/joints.ts';
import { type RodEnd, addRod, checkLink, toEnd } from '../editing/links.ts';
import { type TrussItem, indexesOf } from '../editing/items.ts';
import { addLinkLoads } from '../editing/loads.ts';
import type { RodRefusal } from '../editing/edit.ts';
import { type Place, distanceOf, isSamePlace } from '../editing/place.ts';
import type { Snapped } from '../editing/snap.ts';
import { splitLinkAt } from '../editing/split.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import {
  type Ghost,
  type RodStart,
  NO_GHOST,
  ghostAtom,
  restGhostAtom,
  rodStartAtom,
} from '../state/passing.ts';
import { applyEditAtom, documentAtom, lastSetAtom, session } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { guideKindAtom, toolAtom, type Tool } from '../state/tool.ts';
import { aimAt } from './aim.ts';
import type { BoardItem } from './boardItem.ts';
import { loadChosen, loadJoints } from './loadJoints.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { placedLoadAtom } from '../state/placedLoad.ts';
import { newId } from '../state/newId.ts';
import type { BoardSurface } from './boardSurface.ts';
import { usualLoad } from '../editing/usualLoads.ts';

/** Creates the active tool, or null while a press selects. */
export const createTrussTool = createDrawingTool<
  BoardSurface,
  BoardItem,
  Tool,
  Place,
  Snapped,
  RodStart,
  Ghost
>({
  session,
  toolAtom,
  startAtom: rodStartAtom,
  ghostAtom,
  noGhost: NO_GHOST,
  restAtom: restGhostAtom,
  drawing: ['rod', 'guide'],
  aimAt: (surface, at) => aimAt(surface, at, { mode: at.mode }),
  toStart: (at) => ({ ...toStart(at), atMs: performance.now() }),
  preview,
  place,
  end: endWhere,
  onStart: (surface, tool, first) => {
    if (tool === 'rod' && first.link >= 0 && surface.store.get(isByFingerAtom)) refuseStart(surface, first);
  },
});

/** Shows where the tool would place an object, or why it cannot. */
function preview(surface: BoardSurface, tool: Tool, aim: Snapped, start: RodStart | null): Ghost {
  const { store } = surface;
  const isAtStart = start !== null && isSamePlace(start.place, aim.place);
  const isTried = start?.isTried === true;
  if (start !== null && isTried && !isAtStart) store.set(rodStartAtom, { ...start, isTried: false });
  // A pointer that is still at the start of the rod, or passes there, has not tried to end it.
  const isAsked = start !== null && tool === 'rod' && (!isAtStart || isTried);
  return {
    aim,
    from: start?.place ?? null,
    guide: tool === 'guide' ? store.get(guideKindAtom) : null,
    refusal: isAsked ? refuseRod(surface, start.end, aim) : null,
  };
}

/** A finger that taps a rod may have missed a joint: only a stroke from there begins a rod and splits that one. */
function refuseStart({ store }: BoardSurface, aim: Snapped): void {
  store.set(rodStartAtom, null);
  store.set(ghostAtom, { aim, from: null, refusal: 'rodUnderFinger' });
}

/** Places a joint, splitting a rod if it is on one, and selects it. */
export function placeJointAt(
  { store }: BoardSurface,
  { place: at, link }: Pick<Snapped, 'place' | 'joint' | 'link'>,
): void {
  store.set(applyEditAtom, (document) =>
    link >= 0 ? splitLinkAt(document, link, at, newId) : addJoint(document, at, newId),
  );
  const { joints } = store.get(documentAtom);
  store.set(selectionAtom, [{ kind: 'joint', index: joints.findIndex((one) => isSamePlace(one, at)) }]);
}

/** Places an object that one press places. */
function place(surface: BoardSurface, tool: Tool, { place: at, joint, link }: Snapped): void {
  const { store } = surface;
  if (tool === 'joint') placeJointAt(surface, { place: at, joint, link });
  else if (tool === 'anchor' && joint >= 0) {
    const full = isSpatial(store.get(documentAtom)) ? 7 : 3;
    store.set(applyEditAtom, (document) =>
      changeJoints(document, new Set([joint]), (one) => ({ ...one, anchor: nextAnchor(one.anchor, full) })),
    );
    store.set(selectionAtom, [{ kind: 'joint', index: joint }]);
  } else if (tool === 'load') placeLoad(surface, joint, link);
}

/**
 * Puts the default load on a joint or along a rod, or on all selected ones of its kind if it is one of several, and
 * selects it.
 */
export function placeLoad({ store }: BoardSurface, joint: number, link: number): void {
  const { system } = store.get(documentAtom).units;
  const set = store.get(lastSetAtom);
  const kind = joint >= 0 ? 'joint' : 'link';
  const chosen = indexesOf(store.get(selectionAtom), kind);
  if (chosen.size > 1 && chosen.has(joint >= 0 ? joint : link)) {
    // A press on one of several selected objects applies to all of them; the next typed number is their value.
    loadChosen(
      store,
      [...chosen].map((index) => ({ kind, index })),
    );
    store.set(takeToolAtom, 'select');
  } else if (joint >= 0) {
    loadJoints(store, new Set([joint]));
    const index = (store.get(documentAtom).joints[joint]?.loads.length ?? 1) - 1;
    store.set(placedLoadAtom, store.get(documentAtom).joints[joint]?.loads[index] ?? null);
  } else if (link >= 0) {
    const { value } = usualLoad('link', system);
    store.set(applyEditAtom, (document) => addLinkLoads(document, new Set([link]), { value, set }, newId));
    const index = (store.get(documentAtom).links[link]?.loads.length ?? 1) - 1;
    store.set(selectionAtom, [{ kind: 'linkLoad', link, index }]);
    store.set(placedLoadAtom, store.get(documentAtom).links[link]?.loads[index] ?? null);
  }
}

/** Returns the next support: a pin, a roller on y, a roller on x, none. */
function nextAnchor(anchor: number, full: number): number {
  const held = anchor & full;
  if (held === full) return ANCHOR.y;
  if (held === ANCHOR.y) return ANCHOR.x;
  return held === 0 ? full : 0;
}

/** Applies the active tool to a joint or a rod like a press on it; returns whether the tool applies to it. */
export function applyToolTo(surface: BoardSurface, item: BoardItem): boolean {
  const { store } = surface;
  const tool = store.get(toolAtom);
  const document = store.get(documentAtom);
  const index = item.kind === 'joint' ? item.index : -1;
  const joint = document.joints[index];
  if (joint !== undefined && (tool === 'rod' || tool === 'guide')) {
    const { x, y, z } = joint;
    const at = { place: { x, y, z }, joint: index, link: -1 };
    const start = store.get(rodStartAtom);
    if (start === null) {
      store.set(rodStartAtom, toStart(at));
      store.set(ghostAtom, { aim: null, from: at.place, refusal: null });
    } else endWhere(surface, tool, start, { ...at, kind: 'joint' });
    return true;
  }
  if (joint !== undefined && tool === 'anchor') place(surface, tool, { ...NOWHERE, joint: index });
  else if (joint !== undefined && tool === 'load') placeLoad(surface, index, -1);
  else if (item.kind === 'link' && tool === 'load') placeLoad(surface, -1, item.index);
  else return false;
  return true;
}

/**
 * Applies the active tool to several selected objects at once: the load tool loads their joints, or their rods if there
 * is no joint; the support tool supports their joints. Returns false if the tool has no effect on several objects.
 */
export function applyToolToAll({ store }: BoardSurface, items: readonly TrussItem[]): boolean {
  const tool = store.get(toolAtom);
  if (tool === 'load') {
    if (!loadChosen(store, items)) return false;
    // The next typed number is the value of all.
    store.set(takeToolAtom, 'select');
    return true;
  }
  const joints = indexesOf(items, 'joint');
  const [first] = joints;
  if (tool !== 'anchor' || first === undefined) return false;
  const document = store.get(documentAtom);
  const anchor = nextAnchor(document.joints[first]?.anchor ?? 0, isSpatial(document) ? 7 : 3);
  store.set(applyEditAtom, (now) => changeJoints(now, joints, (joint) => ({ ...joint, anchor })));
  return true;
}

const NOWHERE: Snapped = { place: { x: 0, y: 0, z: 0 }, kind: 'joint', joint: -1, link: -1 };

/** Ends a rod or a guide where the reader chose; a rod that would end where it begins is refused immediately. */
function endWhere(surface: BoardSurface, tool: Tool, start: RodStart, last: Snapped): void {
  const { store } = surface;
  if (tool !== 'rod' || !isSamePlace(start.place, last.place)) finish(surface, tool, start, last);
  // The second press of a double click does not count by itself.
  else if (performance.now() - (start.atMs ?? -Infinity) > DOUBLE_CLICK_MS) {
    store.set(rodStartAtom, { ...start, isTried: true });
    store.set(ghostAtom, { aim: last, from: start.place, refusal: refuseRod(surface, start.end, last) });
  }
}

/** Ends a rod or a guide; the next rod begins where this one ended. */
export function finish(
  surface: BoardSurface,
  tool: Tool,
  start: { readonly end: RodEnd; readonly place: Place },
  last: Pick<Snapped, 'place' | 'joint' | 'link'>,
): void {
  const { store } = surface;
  const before = store.get(documentAtom);
  if (tool === 'guide') {
    const kind = store.get(guideKindAtom);
    store.set(applyEditAtom, (document) =>
      addGuide(document, { kind, from: start.place, to: last.place }, newId),
    );
    store.set(rodStartAtom, null);
    store.set(ghostAtom, NO_GHOST);
    const index = store.get(documentAtom).guides.length - 1;
    if (before !== store.get(documentAtom)) store.set(selectionAtom, [{ kind: 'guide', index }]);
    return;
  }
  store.set(applyEditAtom, (document) => addRod(document, { from: start.end, to: toEnd(last) }, newId));
  const after = store.get(documentAtom);
  if (after === before) {
    const refusal = refuseRod(surface, start.end, last) ?? 'doubledLink';
    store.set(ghostAtom, { aim: null, from: start.place, refusal });
    return;
  }
  const index = after.links.length - 1;
  const reached = after.links[index]?.j ?? -1;
  const joint = after.joints[reached];
  store.set(selectionAtom, [{ kind: 'link', index }]);
  if (joint === undefined) return;
  const next = { x: joint.x, y: joint.y, z: joint.z };
  store.set(rodStartAtom, { end: { kind: 'joint', index: reached }, place: next, atMs: performance.now() });
  store.set(ghostAtom, { aim: null, from: next, refusal: null });
}

function toStart(at: Pick<Snapped, 'place' | 'joint' | 'link'>): RodStart {
  return { end: toEnd(at), place: at.place };
}

function refuseRod(
  { store }: BoardSurface,
  from: RodEnd,
  to: Pick<Snapped, 'place' | 'joint' | 'link'>,
): RodRefusal | null {
  const document = store.get(documentAtom);
  if (from.kind === 'joint' && to.joint >= 0) return checkLink(document, from.index, to.joint);
  const link = document.links[to.link];
  if (from.kind === 'joint' && (link?.i === from.index || link?.j === from.index)) return 'alongLink';
  const start = from.kind === 'joint' ? document.joints[from.index] : from.place;
  return start !== undefined && distanceOf(start, to.place) === 0 ? 'zeroLength' : null;
}
