import { type KeyboardEvent, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import {
  TextField,
  useKitAtom,
  useKitAtomValue,
  useKitStore,
  useLocale,
  useUnitOf,
  vars,
} from '@eecs/ui-kit';
import { placeJoint } from '../../editing/joints.ts';
import { ORIGIN, type Place } from '../../editing/place.ts';
import { createValueReader } from '../../files/createValueReader.ts';
import { readPlace } from '../../editing/readPlace.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { rodStartAtom, typedPlaceAtom } from '../../state/passing.ts';
import { applyEditAtom, documentAtom } from '../../state/sessionAtoms.ts';
import { chosenItemAtom } from '../../state/selection.ts';
import { toolAtom } from '../../state/tool.ts';
import type { BoardSurface } from '../boardSurface.ts';
import { findJointAt } from '../../editing/joints.ts';
import { finish, placeJointAt, toEnd } from '../trussTool.ts';

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
  const locale = useLocale();
  const unitOf = useUnitOf();
  const store = useKitStore();
  const id = useId();
  const [typed, setTyped] = useKitAtom(typedPlaceAtom);
  const tool = useKitAtomValue(toolAtom);
  const start = useKitAtomValue(rodStartAtom);
  const chosen = useKitAtomValue(chosenItemAtom);
  const text = typed ?? '';
  const place = text === '' ? null : read(text);

  /** Where a relative place counts from: the start of the rod, else the joint that is chosen. */
  function getBase(): Place {
    if (start !== null) return start.place;
    const joint = chosen?.kind === 'joint' ? store.get(documentAtom).joints[chosen.index] : undefined;
    return joint ?? ORIGIN;
  }

  function read(input: string): Place | null {
    const { system } = store.get(documentAtom).units;
    return readPlace(input, {
      from: getBase(),
      readLength: createValueReader({ system, locale, unitOf }),
    });
  }

  function commit(): void {
    if (place === null) return;
    setTyped(tool === 'select' ? null : '');
    if (tool === 'rod' || tool === 'guide') {
      const joint = findJointAt(store.get(documentAtom), place);
      const end = { place, joint, link: -1 };
      if (start === null) store.set(rodStartAtom, { end: toEnd(end), place });
      else finish(surface, tool, start, end);
    } else if (tool === 'joint') placeJointAt(surface, { place, joint: -1, link: -1 });
    else if (chosen?.kind === 'joint')
      store.set(applyEditAtom, (now) => placeJoint(now, chosen.index, { to: place }));
    if (tool === 'select') onLeave();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
      onLeave();
    }
  }

  const isWrong = text !== '' && place === null;
  return (
    <Field ref={innerRef} data-place="">
      <TextField
        id={id}
        label={t('place.label')}
        hideLabel
        placeholder={t('place.example')}
        title={t('place.help')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={setTyped}
        onKeyDown={handleKeyDown}
        aria-invalid={isWrong}
        hint={isWrong ? t('place.help') : undefined}
      />
    </Field>
  );
}

const Field = styled.div`
  flex: 0 1 220px;
  min-width: 140px;
  font-family: ${vars.fontMono};
`;
