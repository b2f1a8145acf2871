import { atom } from 'jotai/vanilla';
import { createPlaceDock } from '@eecs/ui-kit/editor';
import { findJointAt, placeJoint } from '../../editing/joints.ts';
import { toEnd } from '../../editing/links.ts';
import { ORIGIN, type Place } from '../../editing/place.ts';
import { readPlace } from '../../editing/readPlace.ts';
import { useEditorText } from '../../messages/editorMessages.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import {
  type Ghost,
  NO_GHOST,
  type RodStart,
  ghostAtom,
  restGhostAtom,
  rodStartAtom,
  typedPlaceAtom,
} from '../../state/passing.ts';
import { chosenItemAtom } from '../../state/selection.ts';
import { applyEditAtom, documentAtom } from '../../state/sessionAtoms.ts';
import { type Tool, guideKindAtom, toolAtom } from '../../state/tool.ts';
import type { BoardSurface } from '../boardSurface.ts';
import { applyToolTo, finish, placeJointAt } from '../trussTool.ts';

const toGhostAtom = atom((get) => {
  const guide = get(toolAtom) === 'guide' ? get(guideKindAtom) : null;
  return (place: Place, from: Place | null): Ghost => ({
    aim: { place, kind: 'free' },
    from,
    guide,
    refusal: null,
  });
});

/** The field of a typed place, for the active tool or for the selected joint. */
export const PlaceDock = createPlaceDock<Place, Ghost, Tool, RodStart, BoardSurface>({
  typedAtom: typedPlaceAtom,
  toolAtom,
  startAtom: rodStartAtom,
  documentAtom,
  chosenItemAtom,
  ghostAtom,
  noGhost: NO_GHOST,
  restAtom: restGhostAtom,
  toGhostAtom,
  origin: ORIGIN,
  readPlace,
  useText: useLaterText,
  useNothingThere: () => useEditorText()('note.noJointThere'),
  enter: (store, surface, place, { tool, start, joint }) => {
    const there = findJointAt(store.get(documentAtom), place);
    const end = { place, joint: there, link: -1 };
    switch (tool) {
      case 'load':
      case 'anchor':
        if (there < 0) return false;
        applyToolTo(surface, { kind: 'joint', index: there });
        break;
      case 'rod':
      case 'guide':
        if (start === null) store.set(rodStartAtom, { end: toEnd(end), place });
        else finish(surface, tool, start, end);
        break;
      case 'joint':
        placeJointAt(surface, { place, joint: -1, link: -1 });
        break;
      default:
        if (joint >= 0) store.set(applyEditAtom, (now) => placeJoint(now, joint, { to: place }));
    }
    return true;
  },
});
