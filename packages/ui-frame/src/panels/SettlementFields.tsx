import { JOINT_DIRECTIONS, holdOf } from '@eecs/solver-core/frame';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { LineField, type RowProps } from '@eecs/ui-kit/editor';
import { setSettlement } from '../editing/joints.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** The settlements of a support in the directions that it holds. */
export function SettlementFields({ index, isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const support = useKitAtomValue(documentAtom).joints[index]?.support;
  if (support === undefined) return null;
  return JOINT_DIRECTIONS.filter((direction) => holdOf(support, direction) !== null).map((direction) => (
    <LineField
      key={direction}
      symbol={`Δ${direction === 'r' ? 'φ' : direction}`}
      name={t('joint.settlement', { axis: direction === 'r' ? 'φ' : direction })}
      tab="joints"
      quantity={direction === 'r' ? 'slope' : 'displacement'}
      value={support.settlement?.[direction] ?? 0}
      along={direction}
      readOnly={isReadOnly}
      onCommit={(value) => edit((now) => setSettlement(now, index, { direction, value }))}
    />
  ));
}
