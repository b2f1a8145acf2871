import type { BeamCase, LoadClass } from '@eecs/solver-core';
import { keepWithin } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import type { Edit } from '../editing/edit.ts';
import { placeLoad } from '../editing/placeLoad.ts';
import { drawUpAtom, dropDraftAtom } from '../state/draft.ts';
import { hoveredAtom } from '../state/selection.ts';
import { documentAtom, limitsAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { type Ghost, ghostAtom } from './boardState.ts';
import { isRefused } from './drag.ts';
import { toPlacedRange } from './toPlacedRange.ts';

/** The id of a load while it is being drawn. */
const DRAWN_ID = 'drawn';

/** Adds the load of a tool at a place, or over the range from its start to that place. */
export function drawLoad(
  document: BeamCase,
  {
    tool,
    id,
    ...range
  }: { readonly tool: LoadClass; readonly x: number; readonly from?: number; readonly id: string },
): Edit {
  return placeLoad(document, { kind: tool, x: toPlacedRange(document, { tool, ...range }), id });
}

/**
 * Shows what a pressed tool would place. A distributed load with a range is a draft in the document, so that the
 * diagrams follow it.
 */
export const drawRangeAtom = atom(null, (get, set, ghost: Ghost) => {
  set(ghostAtom, ghost);
  const tool = get(toolAtom);
  const { snap, from } = ghost;
  const isDrawn = (tool === 'DistributedLoad' || tool === 'DistributedMass') && from !== undefined;
  const document = get(documentAtom);
  const edit = isDrawn
    ? keepWithin(document, drawLoad(document, { tool, x: snap.x, from, id: DRAWN_ID }), get(limitsAtom))
    : null;
  if (edit === null || isRefused(edit)) {
    set(dropDraftAtom);
    set(hoveredAtom, null);
    return;
  }
  set(drawUpAtom, () => edit);
  set(hoveredAtom, { kind: 'load', index: document.loads.length });
});

/** Ends it: no object is being drawn any more. */
export const leaveRangeAtom = atom(null, (_, set) => {
  set(ghostAtom, null);
  set(hoveredAtom, null);
  set(dropDraftAtom);
});

/** Returns whether a document contains the load whose other end is being drawn. */
export function isBeingDrawn({ loads }: BeamCase, { from }: Ghost): boolean {
  return from !== undefined && loads.at(-1)?.id === DRAWN_ID;
}
