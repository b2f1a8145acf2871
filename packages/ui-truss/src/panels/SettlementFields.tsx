import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { ANCHOR, setSettlement } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { LineField } from './LineField.tsx';

/** By how much the anchor moves a joint, in each of the directions it holds. */
export function SettlementFields({
  index,
  isReadOnly,
}: {
  readonly index: number;
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const joint = useKitAtomValue(documentAtom).joints[index];
  if (joint === undefined) return null;
  return AXES.filter((axis) => (joint.anchor & ANCHOR[axis]) !== 0).map((axis) => (
    <LineField
      key={axis}
      symbol={`Δ${axis}`}
      name={t('joints.settlement', { axis })}
      tab="joints"
      quantity="displacement"
      value={joint.settlement?.[axis] ?? 0}
      readOnly={isReadOnly}
      onCommit={(value) => edit((document) => setSettlement(document, index, { axis, value }))}
    />
  ));
}
