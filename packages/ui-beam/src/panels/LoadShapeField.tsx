import { usePanelText } from '../messages/panelMessages.ts';
import { type DistributedLoad, isDistributed } from '@eecs/solver-core';
import { SegmentedControl, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import type { RowProps } from '@eecs/ui-kit/editor';
import { changeDistributedLoad } from '../editing/changeLoad.ts';
import { getShownShape } from '../editing/listLoadFields.ts';
import { LOAD_SHAPES } from '../editing/ordinates.ts';
import { askShapeAtom, askedShapesAtom } from '../state/loadShapes.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** The shape of distributed loads: one, two or three ordinates are typed. The shape of the first load is marked. */
export function LoadShapeField({
  load,
  index,
  indices = [index],
  isReadOnly,
}: RowProps & { readonly load: DistributedLoad }) {
  const tPanel = usePanelText();
  const { loads } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const asked = useKitAtomValue(askedShapesAtom)[load.id];
  const ask = useSetKitAtom(askShapeAtom);
  return (
    <SegmentedControl
      label={tPanel('loads.of.shape', { number: index + 1 })}
      value={getShownShape(load, asked)}
      disabled={isReadOnly}
      segments={LOAD_SHAPES.map((value) => ({ value, label: tPanel(`loads.shapes.${value}`) }))}
      onChange={(shape) => {
        for (const { id } of indices.flatMap((at) => loads[at] ?? []).filter(isDistributed)) ask(id, shape);
        edit((document) =>
          changeEach(document, indices, (now, at) => changeDistributedLoad(now, at, { shape })),
        );
      }}
    />
  );
}
