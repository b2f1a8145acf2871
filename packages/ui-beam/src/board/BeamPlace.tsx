import { useCallback, useMemo } from 'react';
import { atom } from 'jotai/vanilla';
import { parseQuantity } from '@eecs/solver-core';
import { isOnBeam } from '@eecs/solver-core/rules';
import { useKitAtomValue, useKitStore, useLocale } from '@eecs/ui-kit';
import { PlaceField, useTypedGhost } from '@eecs/ui-kit/editor';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { supportKindAtom, toolAtom } from '../state/tool.ts';
import { ghostAtom, boardAnnouncementAtom, snapAtom, typedPlaceAtom } from './boardState.ts';
import { moveToAtom, placeAtom } from './boardVerbs.ts';
import { nameTool } from './nameTool.ts';
import type { Snap } from './snapPlace.ts';

const noneAtom = atom(null);

/** The field for a typed place on the beam: for the active tool, or the new place of the selection. */
export function BeamPlace({ onLeave }: { readonly onLeave: () => void }) {
  const t = useBeamText();
  const tTool = useToolText();
  const locale = useLocale();
  const store = useKitStore();
  const { L, units } = useKitAtomValue(documentAtom);
  const tool = useKitAtomValue(toolAtom);
  const supportKind = useKitAtomValue(supportKindAtom);
  const typed = useKitAtomValue(typedPlaceAtom) ?? '';
  const read = useCallback(
    (text: string): number | null => {
      const place = parseQuantity(text.replace(/^@/, ''), {
        quantity: 'length',
        system: units.system,
        locale,
        variables: { L },
      });
      return place.ok && isOnBeam(place.value, { L }) ? place.value : null;
    },
    [L, units.system, locale],
  );
  const snap = useMemo((): Snap | null => {
    const x = read(typed);
    return x === null ? null : { x, to: 'nothing' };
  }, [read, typed]);
  const ghost = useMemo(() => snap && { snap }, [snap]);
  useTypedGhost(ghostAtom, tool === 'select' ? null : ghost, noneAtom);
  useTypedGhost(snapAtom, tool === 'select' ? snap : null, noneAtom);

  function enter(text: string): boolean {
    const place = read(text);
    if (place === null) store.set(boardAnnouncementAtom, { code: 'badPlace', text });
    else if (tool === 'select') store.set(moveToAtom, place);
    else store.set(placeAtom, place);
    return place !== null;
  }

  const what = tool === 'support' ? t(`support.${supportKind}`) : nameTool(tool, { t, tTool });
  return (
    <PlaceField
      typedAtom={typedPlaceAtom}
      label={tool === 'select' ? tTool('goTo') : tTool('placeOf', { what })}
      isPlace={(text) => read(text) !== null}
      onEnter={enter}
      describeRefused={(text) => tTool('said.badPlace', { text })}
      onLeave={onLeave}
    />
  );
}
