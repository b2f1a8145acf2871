import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { ANCHOR, setSettlement } from '../editing/joints.ts';
import { changeEach } from '@eecs/ui-kit/editing';
import { type RowProps, findCommon } from '@eecs/ui-kit/editor';
import { AXES, type AxisName } from '../editing/place.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { LineField } from './LineField.tsx';

/** By how much anchors move their joints, in each of the directions that all of them hold. */
export function SettlementFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints } = useKitAtomValue(documentAtom);
  const chosen = indices.flatMap((at) => joints[at] ?? []);
  const areHeld = (axis: AxisName): boolean => chosen.every(({ anchor }) => (anchor & ANCHOR[axis]) !== 0);
  const commonOf = (axis: AxisName): { readonly value: number; readonly isMixed: boolean } => {
    const { value = 0, isMixed } = findCommon(chosen.map(({ settlement }) => settlement?.[axis] ?? 0));
    return { value, isMixed };
  };
  return AXES.filter(areHeld).map((axis) => (
    <LineField
      key={axis}
      symbol={`Δ${axis}`}
      name={t('joints.settlement', { axis })}
      tab="joints"
      quantity="displacement"
      {...commonOf(axis)}
      readOnly={isReadOnly}
      onCommit={(value) =>
        edit((document) =>
          changeEach(document, indices, (now, at) => setSettlement(now, at, { axis, value })),
        )
      }
    />
  ));
}
