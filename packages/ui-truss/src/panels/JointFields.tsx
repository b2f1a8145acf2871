import { type RowProps, createJointPlaceFields } from '@eecs/ui-kit/editor';
import { placeJoint } from '../editing/joints.ts';
import { AXES, type AxisName } from '../editing/place.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { AnchorToggles } from './AnchorToggles.tsx';

const PlaceFields = createJointPlaceFields<TrussTypes, AxisName>({
  session,
  axes: AXES,
  useText: useLaterText,
  placeJoint: (document, index, to) => placeJoint(document, index, { to }),
});

/** The place and restraints of one or several joints; updated during a drag. */
export function JointFields({ index, indices = [index], isReadOnly }: RowProps) {
  return (
    <>
      <PlaceFields index={index} indices={indices} isReadOnly={isReadOnly} />
      <AnchorToggles joints={indices} isReadOnly={isReadOnly} />
    </>
  );
}
