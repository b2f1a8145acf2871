import { atom } from 'jotai/vanilla';
import { createPlaceDock } from '@eecs/ui-kit/editor';
import { placeJoint } from '../editing/joints.ts';
import type { Place } from '../editing/place.ts';
import { readPlace } from '../editing/readPlace.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import {
  type Ghost,
  type MemberStart,
  type Tool,
  NO_GHOST,
  ghostAtom,
  memberStartAtom,
  restGhostAtom,
  toolAtom,
  typedPlaceAtom,
} from '../state/tool.ts';
import { placeTyped } from './frameTool.ts';
import type { Surface } from './surface.ts';

const toGhostAtom = atom(() => (place: Place, from: Place | null): Ghost => ({
  aim: { place, kind: 'free', joint: -1, member: -1 },
  from,
  refusal: null,
}));

/** The field of a typed position: for the active tool, or for the selected joint. */
export const PlaceDock = createPlaceDock<Place, Ghost, Tool, MemberStart, Surface>({
  typedAtom: typedPlaceAtom,
  toolAtom,
  startAtom: memberStartAtom,
  documentAtom,
  chosenItemAtom,
  ghostAtom,
  noGhost: NO_GHOST,
  restAtom: restGhostAtom,
  toGhostAtom,
  origin: { x: 0, y: 0 },
  readPlace,
  useText: useLaterText,
  useNothingThere: () => useLaterText()('note.nothingThere'),
  enter: (store, surface, place, { tool, joint }) => {
    if (tool !== 'select') return placeTyped(surface, tool, place);
    if (joint >= 0) store.set(applyEditAtom, (document) => placeJoint(document, joint, place));
    return true;
  },
});
