import type { ReactElement } from 'react';
import { type DocumentEdit, changeEach } from '../../editing/edit.ts';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';
import { createSettled } from '../live/createSettled.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { CoordinateFields } from '../tables/CoordinateFields.tsx';
import type { RowProps } from '../tables/tabProps.ts';

/** Types of an editor whose documents have joints with coordinates. */
type JointedTypes<Axis extends string> = SessionTypes & {
  readonly document: { readonly joints: readonly Readonly<Record<Axis, number>>[] };
};

/** Everything that the fields of places need to know about a kind of structure. */
export interface JointPlacePlan<Types extends JointedTypes<Axis>, Axis extends string> {
  readonly session: Pick<Session<Types>, 'applyEditAtom' | 'isDraftedAtom' | 'shownDocumentAtom'>;
  readonly axes: readonly Axis[];
  readonly useText: () => (key: 'joint.coordinate', values: { readonly axis: Axis }) => string;
  /** Moves a joint to a coordinate. */
  readonly placeJoint: (
    document: Types['document'],
    index: number,
    to: Partial<Record<Axis, number>>,
  ) => DocumentEdit<Types['document'], Types['note']>;
}

/** Creates the fields of the place of one or several joints; during a drag they follow when the pointer rests. */
export function createJointPlaceFields<Types extends JointedTypes<Axis>, Axis extends string>({
  session,
  axes,
  useText,
  placeJoint,
}: JointPlacePlan<Types, Axis>): (props: RowProps) => ReactElement | null {
  const useSettled = createSettled(session.isDraftedAtom);
  return function JointPlaceFields({ index, indices = [index], isReadOnly }) {
    const t = useText();
    const edit = useSetKitAtom(session.applyEditAtom);
    const { joints } = useSettled(session.shownDocumentAtom);
    const joint = joints[index];
    if (joint === undefined) return null;
    return (
      <CoordinateFields
        axes={axes}
        tab="joints"
        place={joint}
        places={indices.flatMap((at) => joints[at] ?? [])}
        nameOf={(axis) => t('joint.coordinate', { axis })}
        isReadOnly={isReadOnly}
        onCommit={(axis, value) =>
          edit((document: Types['document']) =>
            changeEach(document, indices, (now, at) =>
              placeJoint(now, at, { [axis]: value } as Partial<Record<Axis, number>>),
            ),
          )
        }
      />
    );
  };
}
