import { useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import { CoordinateFields, type RowProps } from '@eecs/ui-kit/editor';
import { placeJoint } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { AnchorToggles } from './AnchorToggles.tsx';

/** The place and restraints of one or several joints; updated during a drag. */
export function JointFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints } = useSettled(shownDocumentAtom);
  const joint = joints[index];
  if (joint === undefined) return null;
  return (
    <>
      <CoordinateFields
        axes={AXES}
        tab="joints"
        place={joint}
        places={indices.flatMap((at) => joints[at] ?? [])}
        nameOf={(axis) => t('joint.coordinate', { axis })}
        isReadOnly={isReadOnly}
        onCommit={(axis, value) =>
          edit((document) =>
            changeEach(document, indices, (now, at) => placeJoint(now, at, { to: { [axis]: value } })),
          )
        }
      />
      <AnchorToggles joints={indices} isReadOnly={isReadOnly} />
    </>
  );
}
