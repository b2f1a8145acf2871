import { type Load, isDistributed } from '@eecs/solver-core';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import type { RowProps } from '@eecs/ui-kit/editor';
import { listCommonLoadFields } from '../editing/listLoadFields.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LoadKindField } from '../panels/LoadKindField.tsx';
import { LoadShapeField } from '../panels/LoadShapeField.tsx';
import { SetToggles } from '../panels/SetToggles.tsx';
import { useDragged } from '../live/useDragged.ts';
import { askedShapesAtom, typeLoadNumberAtom } from '../state/loadShapes.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { DockField } from './DockField.tsx';

/** The common values of one or several loads, in a line; an angle only if it differs from the default. */
export function LoadDock({
  load: kept,
  index,
  indices = [index],
  isReadOnly,
}: RowProps & { readonly load: Load }) {
  const t = useBeamText();
  const tTool = useToolText();
  const type = useSetKitAtom(typeLoadNumberAtom);
  const load = useDragged(kept);
  const { loads, caseSets } = useKitAtomValue(documentAtom);
  const asked = useKitAtomValue(askedShapesAtom);
  const shown = indices.flatMap((at) => (at === index ? load : (loads[at] ?? [])));
  const rows = { index, indices, isReadOnly };
  return (
    <>
      <LoadKindField label={tTool('kind')} hideLabel {...rows} />
      {listCommonLoadFields(shown, asked).map(({ key, isUsual, ...field }) =>
        isUsual ? null : (
          <DockField
            key={key}
            {...field}
            label={t(`board.${key}`)}
            tab="loads"
            disabled={isReadOnly}
            onCommit={(value) => type({ indices, key, value })}
          />
        ),
      )}
      {isDistributed(load) && shown.every(({ className }) => className === 'DistributedLoad') ? (
        <LoadShapeField load={load} {...rows} />
      ) : null}
      {caseSets.length < 2 ? null : <SetToggles {...rows} hideLabel />}
    </>
  );
}
