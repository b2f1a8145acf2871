import { useCallback, useMemo } from 'react';
import { parseQuantity } from '@eecs/solver-core';
import { useKitAtomValue, useKitStore, useLocale, useUnitOf } from '@eecs/ui-kit';
import { PlaceField, useTypedGhost } from '@eecs/ui-kit/editor';
import { findJointAt } from '../editing/joints.ts';
import type { Place } from '../editing/place.ts';
import { readPlace } from '../editing/readPlace.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import {
  type Ghost,
  NO_GHOST,
  ghostAtom,
  memberStartAtom,
  restGhostAtom,
  typedPlaceAtom,
} from '../state/tool.ts';
import { endMember, toEnd } from './frameTool.ts';
import type { Surface } from './surface.ts';

const ORIGIN: Place = { x: 0, y: 0 };

/** The field in which the next place of a chain of members is typed: `3.2 1.5`, `@3 1`, `@3.2<30`. */
export function MemberPlaceField({
  surface,
  onLeave,
}: {
  readonly surface: Surface;
  readonly onLeave: () => void;
}) {
  const t = useLaterText();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const store = useKitStore();
  const { system } = useKitAtomValue(documentAtom).units;
  const start = useKitAtomValue(memberStartAtom);
  const typed = useKitAtomValue(typedPlaceAtom);
  const from = start?.place ?? null;
  const read = useCallback(
    (text: string): Place | null =>
      readPlace(text, {
        from: from ?? ORIGIN,
        readLength: (part) => {
          const unit = unitOf('length', system);
          const parsed = parseQuantity(part, { quantity: 'length', system, locale, unit });
          return parsed.ok ? parsed.value : null;
        },
      }),
    [from, system, locale, unitOf],
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
    const end = { place, joint: findJointAt(store.get(documentAtom), place), member: -1 };
    if (start === null) {
      store.set(memberStartAtom, { end: toEnd(end), place, atMs: performance.now() });
      store.set(ghostAtom, { aim: null, from: place, refusal: null });
    } else endMember(surface, start, end);
    return true;
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
      label={t('place.label')}
      placeholder={t('place.example')}
      help={t('place.help')}
      isPlace={(text) => read(text) !== null}
      onEnter={enter}
      tellRefused={() => t('place.help')}
      onEscape={escape}
      onLeave={onLeave}
    />
  );
}
