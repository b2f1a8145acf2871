import { useCallback, useMemo } from 'react';
import { parseQuantity } from '@eecs/solver-core';
import { announceAtom, PlaceField, useTypedGhost } from '@eecs/ui-kit/editor';
import { useKitAtomValue, useKitStore, useLocale, useUnitOf } from '@eecs/ui-kit';
import { placeJoint } from '../editing/joints.ts';
import type { Place } from '../editing/place.ts';
import { readPlace } from '../editing/readPlace.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import {
  type Ghost,
  NO_GHOST,
  ghostAtom,
  memberStartAtom,
  restGhostAtom,
  toolAtom,
  typedPlaceAtom,
} from '../state/tool.ts';
import { placeTyped } from './frameTool.ts';
import type { Surface } from './surface.ts';

const ORIGIN: Place = { x: 0, y: 0 };

/** The field of a typed place: for the tool in hand, or for the joint that is chosen: `3.2 1.5`, `@3 1`, `@3.2<30`. */
export function PlaceDock({ surface, onLeave }: { readonly surface: Surface; readonly onLeave: () => void }) {
  const t = useLaterText();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const store = useKitStore();
  const tool = useKitAtomValue(toolAtom);
  const start = useKitAtomValue(memberStartAtom);
  const chosen = useKitAtomValue(chosenItemAtom);
  const typed = useKitAtomValue(typedPlaceAtom);
  const { joints, units } = useKitAtomValue(documentAtom);
  const { system } = units;
  const joint = chosen?.kind === 'joint' ? joints[chosen.index] : undefined;
  // A relative place counts from the start of the member, else from the joint that is chosen.
  const base = start?.place ?? joint ?? ORIGIN;
  const from = start?.place ?? (tool === 'select' ? joint : undefined) ?? null;
  const read = useCallback(
    (text: string): Place | null =>
      readPlace(text, {
        from: base,
        readLength: (part) => {
          const unit = unitOf('length', system);
          const parsed = parseQuantity(part, { quantity: 'length', system, locale, unit });
          return parsed.ok ? parsed.value : null;
        },
      }),
    [base, system, locale, unitOf],
  );
  const ghost = useMemo((): Ghost | null => {
    const place = typed === null ? null : read(typed);
    return place === null
      ? null
      : { aim: { place, kind: 'free', joint: -1, member: -1 }, from, refusal: null };
  }, [typed, read, from]);
  useTypedGhost(ghostAtom, ghost, restGhostAtom);

  function enter(text: string): boolean {
    const place = read(text);
    if (place === null) return false;
    if (tool === 'select') {
      if (chosen?.kind === 'joint')
        store.set(applyEditAtom, (document) => placeJoint(document, chosen.index, place));
      return true;
    }
    if (placeTyped(surface, tool, place)) return true;
    store.set(announceAtom, t('note.nothingThere'));
    return false;
  }

  /** Esc ends the chain if no text was begun, as on the board. */
  function escape(text: string): void {
    if (text !== '') return;
    store.set(memberStartAtom, null);
    store.set(ghostAtom, NO_GHOST);
  }

  return (
    <PlaceField
      typedAtom={typedPlaceAtom}
      label={t(start === null ? `place.${tool}` : 'place.end')}
      placeholder={t('place.example')}
      help={t('place.help')}
      isPlace={(text) => read(text) !== null}
      onEnter={enter}
      describeRefused={(text) => t(read(text) === null ? 'place.help' : 'note.nothingThere')}
      onEscape={escape}
      onLeave={onLeave}
    />
  );
}
