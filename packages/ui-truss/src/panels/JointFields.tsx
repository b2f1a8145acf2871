import { useSetKitAtom } from '@eecs/ui-kit';
import { placeJoint } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { AnchorToggles } from './AnchorToggles.tsx';
import { LineField } from './LineField.tsx';

/** Place and held directions of one joint; they follow while it is dragged. */
export function JointFields({ index, isReadOnly }: { readonly index: number; readonly isReadOnly: boolean }) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const joint = useSettled(shownDocumentAtom).joints[index];
  if (joint === undefined) return null;
  return (
    <>
      {AXES.map((axis) => (
        <LineField
          key={axis}
          symbol={axis}
          name={t('joint.coordinate', { axis })}
          tab="joints"
          quantity="length"
          value={joint[axis]}
          readOnly={isReadOnly}
          onCommit={(value) => edit((document) => placeJoint(document, index, { to: { [axis]: value } }))}
        />
      ))}
      <AnchorToggles joints={[index]} isReadOnly={isReadOnly} />
    </>
  );
}
