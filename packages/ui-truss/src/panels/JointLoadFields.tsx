import type { JointLoadClass } from '@eecs/solver-core/truss';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { LineField } from '@eecs/ui-kit/editor';
import { changeJointLoad } from '../editing/loads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { lineOf } from '../editing/lineOf.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { applyEditAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { LoadAngleField, LoadKindField } from './LoadLineFields.tsx';
import { LoadSets } from './LoadSets.ts';

const CLASSES: readonly JointLoadClass[] = ['ShearLoad', 'AxialLoad', 'GenericLoad'];

/** Kind, value and direction of one force on a joint. */
export function JointLoadFields({
  joint,
  index,
  isReadOnly,
}: {
  readonly joint: number;
  readonly index: number;
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(shownDocumentAtom);
  const load = document.joints[joint]?.loads[index];
  if (load === undefined) return null;
  const change = (of: Parameters<typeof changeJointLoad>[2]): void =>
    edit((now) => changeJointLoad(now, { joint, index }, of));
  return (
    <>
      <LoadKindField
        value={load.className}
        kinds={CLASSES}
        isReadOnly={isReadOnly}
        onChange={(className) => change({ className })}
      />
      <LineField
        symbol="P"
        name={t('load.value')}
        tab="loads"
        quantity="force"
        increment={1}
        value={load.c[0]}
        along={lineOf(load)}
        readOnly={isReadOnly}
        onCommit={(value) => change({ value })}
      />
      {load.className === 'GenericLoad' ? (
        <>
          <LoadAngleField
            angle="alpha"
            value={load.alpha}
            isReadOnly={isReadOnly}
            onCommit={(alpha) => change({ alpha })}
          />
          {isSpatial(document) ? (
            <LoadAngleField
              angle="beta"
              value={load.beta ?? 0}
              isReadOnly={isReadOnly}
              onCommit={(beta) => change({ beta })}
            />
          ) : null}
        </>
      ) : null}
      <LoadSets loads={[{ kind: 'jointLoad', joint, index }]} isReadOnly={isReadOnly} />
    </>
  );
}
