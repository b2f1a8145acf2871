import { type Load, isDistributed } from '@eecs/solver-core';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import type { RowProps } from '@eecs/ui-kit/editor';
import { listLoadFields } from '../editing/listLoadFields.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LoadKindField } from '../panels/LoadKindField.tsx';
import { LoadShapeField } from '../panels/LoadShapeField.tsx';
import { SetToggles } from '../panels/SetToggles.tsx';
import { useDragged } from '../live/useDragged.ts';
import { askedShapesAtom, typeLoadNumberAtom } from '../state/loadShapes.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { DockField } from './DockField.tsx';

/** What one load is made of, in a line; an angle only where it is not the usual one. */
export function LoadDock({ load: kept, index, isReadOnly }: RowProps & { readonly load: Load }) {
  const t = useBeamText();
  const tTool = useToolText();
  const type = useSetKitAtom(typeLoadNumberAtom);
  const load = useDragged(kept);
  const { caseSets } = useKitAtomValue(documentAtom);
  const asked = useKitAtomValue(askedShapesAtom)[load.id];
  return (
    <>
      <LoadKindField label={tTool('kind')} hideLabel load={load} index={index} isReadOnly={isReadOnly} />
      {listLoadFields(load, asked).map(({ key, isUsual, change, ...field }) =>
        isUsual ? null : (
          <DockField
            key={key}
            {...field}
            label={t(`board.${key}`)}
            tab="loads"
            disabled={isReadOnly}
            onCommit={(value) => type({ load: kept, index, field: { key, change }, value })}
          />
        ),
      )}
      {isDistributed(load) && load.className === 'DistributedLoad' ? (
        <LoadShapeField load={load} index={index} isReadOnly={isReadOnly} />
      ) : null}
      {caseSets.length < 2 ? null : <SetToggles index={index} isReadOnly={isReadOnly} hideLabel />}
    </>
  );
}
