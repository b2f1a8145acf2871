import type { JointLoadClass } from '@eecs/solver-core/truss';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { AngleField, AreaFields, CarriedReaction, LineField, LineSelect } from '@eecs/ui-kit/editor';
import { changeJointLoad } from '../editing/loads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { lineOf } from '../editing/lineOf.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { applyEditAtom, session, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { LoadSets } from './LoadSets.ts';

const CLASSES: readonly JointLoadClass[] = ['ShearLoad', 'AxialLoad', 'GenericLoad'];

/** The kind, value and direction of one force on a joint. */
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
      <LineSelect
        label={t('load.kind')}
        values={[load.className]}
        options={CLASSES.map((value) => ({ value, label: t(`load.${value}`) }))}
        disabled={isReadOnly}
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
          <AngleField
            name={t('load.alpha')}
            value={load.alpha}
            readOnly={isReadOnly}
            onCommit={(alpha) => change({ alpha })}
          />
          {isSpatial(document) ? (
            <AngleField
              symbol="β"
              name={t('load.beta')}
              value={load.beta ?? 0}
              readOnly={isReadOnly}
              onCommit={(beta) => change({ beta })}
            />
          ) : null}
        </>
      ) : null}
      <AreaFields
        session={session}
        path={`/joints/${joint}/loads/${index}`}
        along={lineOf(load)}
        isReadOnly={isReadOnly}
      />
      <CarriedReaction session={session} path={`/joints/${joint}/loads/${index}`} isReadOnly={isReadOnly} />
      <LoadSets loads={[{ kind: 'jointLoad', joint, index }]} isReadOnly={isReadOnly} />
    </>
  );
}
