import { atom } from 'jotai/vanilla';
import { useCallback } from 'react';
import { type UnitSystem, parseQuantity } from '@eecs/solver-core';
import { announceAtom, createPlaceDock } from '@eecs/ui-kit/editor';
import { useLocale, useUnitOf } from '@eecs/ui-kit';
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
  chosenAtom: atom((get) => {
    const item = get(chosenItemAtom);
    return item?.kind === 'joint' ? item : null;
  }),
  ghostAtom,
  noGhost: NO_GHOST,
  restAtom: restGhostAtom,
  toGhostAtom,
  origin: { x: 0, y: 0 },
  useReadLength,
  readPlace,
  useText: useLaterText,
  useNothingThere: () => useLaterText()('note.nothingThere'),
  enter: (store, surface, place, { tool, joint }) => {
    if (tool !== 'select') return placeTyped(surface, tool, place);
    if (joint >= 0) store.set(applyEditAtom, (document) => placeJoint(document, joint, place));
    return true;
  },
  announce: (store, text) => store.set(announceAtom, text),
});

function useReadLength(system: UnitSystem): (text: string) => number | null {
  const locale = useLocale();
  const unitOf = useUnitOf();
  return useCallback(
    (text) => {
      const unit = unitOf('length', system);
      const parsed = parseQuantity(text, { quantity: 'length', system, locale, unit });
      return parsed.ok ? parsed.value : null;
    },
    [system, locale, unitOf],
  );
}
