import { usePanelText } from '../messages/panelMessages.ts';
import type { DistributedLoad } from '@eecs/solver-core';
import { SegmentedControl, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import type { RowProps } from '@eecs/ui-kit/editor';
import { changeDistributedLoad } from '../editing/changeLoad.ts';
import { getShownShape } from '../editing/listLoadFields.ts';
import { LOAD_SHAPES } from '../editing/ordinates.ts';
import { askShapeAtom, askedShapesAtom } from '../state/loadShapes.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** How the ordinates of a distributed load lie: one value, two or three are typed of it. */
export function LoadShapeField({ load, index, isReadOnly }: RowProps & { readonly load: DistributedLoad }) {
  const tPanel = usePanelText();
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
        ask(load.id, shape);
        edit((document) => changeDistributedLoad(document, index, { shape }));
      }}
    />
  );
}
