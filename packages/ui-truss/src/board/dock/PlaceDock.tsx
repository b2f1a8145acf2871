import { type Ref, useCallback, useMemo } from 'react';
import { atom } from 'jotai/vanilla';
import { useKitAtomValue, useKitStore, useLocale, useUnitOf } from '@eecs/ui-kit';
import { PlaceField, useTypedGhost } from '@eecs/ui-kit/editor';
import { placeJoint } from '../../editing/joints.ts';
import { ORIGIN, type Place } from '../../editing/place.ts';
import { createValueReader } from '../../files/createValueReader.ts';
import { readPlace } from '../../editing/readPlace.ts';
import { useEditorText } from '../../messages/editorMessages.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { type Ghost, NO_GHOST, ghostAtom, rodStartAtom, typedPlaceAtom } from '../../state/passing.ts';
import { applyEditAtom, documentAtom } from '../../state/sessionAtoms.ts';
import { chosenItemAtom } from '../../state/selection.ts';
import { guideKindAtom, toolAtom } from '../../state/tool.ts';
import type { BoardSurface } from '../boardSurface.ts';
import { findJointAt } from '../../editing/joints.ts';
import { applyToolTo, finish, placeJointAt, toEnd } from '../trussTool.ts';

/** The ghost of a drawing tool that aims nowhere. */
const restAtom = atom((get): Ghost => {
  const start = get(rodStartAtom);
  return start === null ? NO_GHOST : { aim: null, from: start.place, refusal: null };
});

/** Where a place is typed for what is being drawn: `3.2 1.5`, `@3 1`, `@3.2<30`. */
export function PlaceDock({
  surface,
  innerRef,
  onLeave,
}: {
  readonly surface: BoardSurface;
  readonly innerRef: Ref<HTMLDivElement>;
  readonly onLeave: () => void;
}) {
  const t = useLaterText();
  const tNote = useEditorText();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const store = useKitStore();
  const tool = useKitAtomValue(toolAtom);
  const start = useKitAtomValue(rodStartAtom);
  const guide = useKitAtomValue(guideKindAtom);
  const chosen = useKitAtomValue(chosenItemAtom);
  const { joints, units } = useKitAtomValue(documentAtom);
  const typed = useKitAtomValue(typedPlaceAtom);
  const moved = tool === 'select' && chosen?.kind === 'joint' ? joints[chosen.index] : undefined;
  // A relative place counts from the start of the rod, else from the joint that is chosen.
  const base = start?.place ?? (chosen?.kind === 'joint' ? joints[chosen.index] : undefined) ?? ORIGIN;
  const from = start?.place ?? moved ?? null;
  const read = useCallback(
    (text: string): Place | null => {
      const readLength = createValueReader({ system: units.system, locale, unitOf });
      return readPlace(text, { from: base, readLength });
    },
    [base, units.system, locale, unitOf],
  );
  const ghost = useMemo((): Ghost | null => {
    const place = typed === null ? null : read(typed);
    if (place === null) return null;
    return { aim: { place, kind: 'free' }, from, guide: tool === 'guide' ? guide : null, refusal: null };
  }, [typed, read, from, tool, guide]);
  useTypedGhost(ghostAtom, ghost, restAtom);

  function enter(text: string): boolean {
    const to = read(text);
    if (to === null) return false;
    const joint = findJointAt(store.get(documentAtom), to);
    if (tool === 'load' || tool === 'anchor') {
      if (joint < 0) {
        surface.announce(tNote('note.noJointThere'));
        return false;
      }
      applyToolTo(surface, { kind: 'joint', index: joint });
    } else if (tool === 'rod' || tool === 'guide') {
      const end = { place: to, joint, link: -1 };
      if (start === null) store.set(rodStartAtom, { end: toEnd(end), place: to });
      else finish(surface, tool, start, end);
    } else if (tool === 'joint') placeJointAt(surface, { place: to, joint: -1, link: -1 });
    else if (chosen?.kind === 'joint')
      store.set(applyEditAtom, (now) => placeJoint(now, chosen.index, { to }));
    return true;
  }

  /** Esc ends the chain if no text was begun, as on the board. */
  function escape(text: string): void {
    if (text !== '') return;
    store.set(rodStartAtom, null);
    store.set(ghostAtom, NO_GHOST);
  }

  return (
    <PlaceField
      typedAtom={typedPlaceAtom}
      innerRef={innerRef}
      label={t(start === null ? `place.${tool}` : 'place.end')}
      placeholder={t('place.example')}
      help={t('place.help')}
      isPlace={(text) => read(text) !== null}
      onEnter={enter}
      describeRefused={(text) => (read(text) === null ? t('place.help') : tNote('note.noJointThere'))}
      onEscape={escape}
      onLeave={onLeave}
    />
  );
}
