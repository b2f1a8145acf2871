import type { BeamCase } from '@eecs/solver-core';
import { type Joining, keepWithin } from '@eecs/ui-kit/editor';
import { createId } from '@eecs/solver-core/rules';
import { type Getter, type Setter, atom } from 'jotai/vanilla';
import type { SupportKind } from '../editing/addSupport.ts';
import { splitPart } from '../editing/beamParts.ts';
import { getPlace, moveObject } from '../editing/moveObject.ts';
import { moveObjects } from '../editing/moveObjects.ts';
import { placeSupport } from '../editing/placeSupport.ts';
import { commitDraftAtom, draftAtom, drawUpAtom, dropDraftAtom } from '../state/draft.ts';
import { currentRowAtoms } from '../state/currentRows.ts';
import { guidesAtom } from '../state/guides.ts';
import { openTabAtom } from '../state/inputTabs.ts';
import { type Selection, boardItemAtom, selectionAtom, selectionsAtom } from '../state/selection.ts';
import { documentAtom, limitsAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { type Tool, supportKindAtom, toolAtom } from '../state/tool.ts';
import {
  addPlaceAtom,
  ghostAtom,
  guideDraftAtom,
  boardAnnouncementAtom,
  snapAtom,
  typedPlaceAtom,
} from './boardState.ts';
import { type DragStep, isRefused } from './drag.ts';
import { drawLoad } from './drawRange.ts';
import { findWantedPlace } from './findWantedPlace.ts';
import { placedLoadAtom } from './placedLoad.ts';
import { commitGuideAtom, placeGuide, takeGuideTo } from './guideVerbs.ts';

/** Takes a tool; clears the selection, so that the board shows the effect of the tool. */
export const takeToolAtom = atom(null, (get, set, tool: Tool) => {
  if (tool === 'support' && get(toolAtom) !== 'support') set(supportKindAtom, nextKind(get(documentAtom)));
  set(toolAtom, tool);
  // The message about the last split does not apply to the next.
  if (tool === 'splitSection') set(boardAnnouncementAtom, null);
  set(ghostAtom, null);
  set(typedPlaceAtom, null);
  set(addPlaceAtom, null);
  if (tool !== 'select') set(selectionAtom, null);
});

/** The first support restrains the beam axially, the others need not. */
function nextKind({ supports }: BeamCase): SupportKind {
  const isHeld = supports.some(({ className }) => className === 'fixed' || className === 'cantilever');
  return isHeld ? 'simple' : 'fixed';
}

/** Shows the keyboard cursor at the place where the active tool is most likely to be used. */
export const showCursorAtom = atom(null, (get, set) => {
  const tool = get(toolAtom);
  if (tool === 'select') return;
  const x = findWantedPlace(get(documentAtom), { tool, supportKind: get(supportKindAtom) });
  set(ghostAtom, { snap: { x, to: 'nothing' } });
});

/** Shows the result of a drag so far; an impossible step keeps the last one. */
export const stepDragAtom = atom(null, (get, set, step: DragStep) => {
  if ('guide' in step) set(guideDraftAtom, { index: step.guide, x: step.snap.x, base: get(guidesAtom) });
  else {
    if (isRefused(step.verb(get(documentAtom)))) return;
    set(drawUpAtom, step.verb);
  }
  set(snapAtom, step.snap);
});

/** Ends a drag as one undo step, or as part of a step that it joins, and announces the result. */
export const endDragAtom = atom(null, (get, set, joining?: Joining) => {
  const hasMoved = set(commitGuideAtom);
  const isChanged = hasMoved || (get(draftAtom) !== null && get(draftAtom) !== get(documentAtom));
  const snap = get(snapAtom);
  const count = get(selectionsAtom).length;
  set(snapAtom, null);
  set(commitDraftAtom, joining);
  if (!isChanged) return;
  if (count > 1 && !hasMoved)
    set(boardAnnouncementAtom, { code: 'several', what: snap ? 'moved' : 'changed', count });
  else set(boardAnnouncementAtom, snap === null ? { code: 'changed' } : { code: 'moved', x: snap.x });
});

/** Moves the selection, by the displacement of the last selected object to a place, as one undo step. */
export const moveToAtom = atom(null, (get, set, x: number, joining?: Joining) => {
  const item = get(boardItemAtom);
  if (item?.kind === 'guide') {
    takeGuideTo(get, set, { index: item.index, x });
    set(boardAnnouncementAtom, { code: 'moved', x });
  }
  const selection = get(selectionAtom);
  const before = get(documentAtom);
  const from = selection && getPlace(before, selection);
  if (selection === null || from === null) return;
  const selections = get(selectionsAtom);
  const edit =
    selections.length > 1 ? moveObjects(before, selections, x - from) : moveObject(before, selection, x);
  set(applyEditAtom, () => edit, joining);
  if (edit.document !== before) announceMoved(set, selections.length, x);
  else if (isRefused(edit)) set(boardAnnouncementAtom, { code: 'refused' });
});

function announceMoved(set: Setter, count: number, x: number): void {
  set(boardAnnouncementAtom, count > 1 ? { code: 'several', what: 'moved', count } : { code: 'moved', x });
}

export const cancelDragAtom = atom(null, (_, set) => {
  set(snapAtom, null);
  set(guideDraftAtom, null);
  set(dropDraftAtom);
});

/** Tools that are used once; the others stay in hand until Esc or another tool, as in every editor. */
const USED_ONCE: ReadonlySet<Tool> = new Set(['splitSection', 'guide']);

/**
 * Places an object of the current tool at a place, or over a range, and selects it; returns whether this was possible.
 * The tool stays in hand, and its cursor at the place: until it moves, Enter opens the new object (`isAtPlacedAtom`).
 */
export const placeAtom = atom(null, (get, set, x: number, from?: number): boolean => {
  const tool = get(toolAtom);
  if (tool === 'select') return false;
  const isPlaced = placeObject(get, set, { tool, x, ...(from === undefined ? {} : { from }) });
  if (!isPlaced) return false;
  if (USED_ONCE.has(tool)) set(takeToolAtom, 'select');
  else {
    // After the support that holds the beam axially, rollers follow.
    if (tool === 'support' && get(supportKindAtom) !== 'hinge')
      set(supportKindAtom, nextKind(get(documentAtom)));
    set(ghostAtom, { snap: { x, to: 'nothing' } });
    set(isCursorMovedAtom, false);
  }
  return true;
});

/** Whether keys have moved the cursor of the tool since it last placed an object. */
export const isCursorMovedAtom = atom(false);

/**
 * Whether the tool has just placed an object: it alone is still selected, and no key has moved the cursor away from it.
 */
export const isAtPlacedAtom = atom((get) => get(selectionsAtom).length === 1 && !get(isCursorMovedAtom));

/** Places an object from the menu of new ones. */
export const addHereAtom = atom(null, (get, set, tool: Exclude<Tool, 'select'>) => {
  const x = get(addPlaceAtom);
  set(addPlaceAtom, null);
  if (x !== null) placeObject(get, set, { tool, x });
});

function placeObject(
  get: Getter,
  set: Setter,
  { tool, x, from }: { readonly tool: Exclude<Tool, 'select'>; readonly x: number; readonly from?: number },
): boolean {
  if (tool === 'splitSection') return splitSection(get, set, x);
  if (tool === 'guide') {
    placeGuide(get, set, x);
    return true;
  }
  const before = get(documentAtom);
  const placed =
    tool === 'support'
      ? placeSupport(before, get(supportKindAtom), x)
      : drawLoad(before, { tool, x, ...(from === undefined ? {} : { from }), id: createId(Math.random) });
  const edit = keepWithin(before, placed, get(limitsAtom));
  set(applyEditAtom, () => edit);
  if (isRefused(edit)) {
    set(boardAnnouncementAtom, { code: 'refused' });
    return false;
  }
  set(selectionAtom, findPlaced(edit.document, tool, x), edit.document);
  set(placedLoadAtom, tool === 'support' ? null : (edit.document.loads.at(-1) ?? null));
  set(boardAnnouncementAtom, { code: 'placed' });
  return true;
}

/** Splits the beam section at a place, and shows the part to its right in its table. */
function splitSection(get: Getter, set: Setter, x: number): boolean {
  const before = get(documentAtom);
  const edit = keepWithin(before, splitPart(before, x), get(limitsAtom));
  set(applyEditAtom, () => edit);
  if (edit.document === before) {
    if (isRefused(edit)) set(boardAnnouncementAtom, { code: 'refused' });
    else if (before.beamSections.length === 0) set(boardAnnouncementAtom, { code: 'noSections' });
    else set(boardAnnouncementAtom, { code: 'borderThere', x });
    return false;
  }
  set(currentRowAtoms.sections, edit.document.beamSections.findIndex((part) => part.x === x) + 1);
  set(openTabAtom, 'sections');
  set(boardAnnouncementAtom, { code: 'split', x });
  return true;
}

function findPlaced(document: BeamCase, tool: Tool, x: number): Selection {
  return tool === 'support'
    ? { kind: 'support', index: document.supports.findIndex((support) => support.x === x) }
    : { kind: 'load', index: document.loads.length - 1 };
}
