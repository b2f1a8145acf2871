import type { JointLoadClass } from '@eecs/solver-core/truss';
import { SelectField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { styled } from 'styled-components';
import { changeJointLoad } from '../editing/loads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { applyEditAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { LineField } from './LineField.tsx';
import { LoadSets } from './LoadSets.tsx';

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
      <Kind>
        <SelectField
          label={t('load.kind')}
          hideLabel
          value={load.className}
          options={CLASSES.map((value) => ({ value, label: t(`load.${value}`) }))}
          disabled={isReadOnly}
          onChange={(className) => change({ className })}
        />
      </Kind>
      <LineField
        symbol="P"
        name={t('load.value')}
        tab="loads"
        quantity="force"
        increment={1}
        value={load.c[0]}
        readOnly={isReadOnly}
        onCommit={(value) => change({ value })}
      />
      {load.className === 'GenericLoad' ? (
        <>
          <LineField
            symbol="α"
            name={t('load.alpha')}
            tab="loads"
            quantity="angle"
            increment={5}
            value={load.alpha}
            readOnly={isReadOnly}
            onCommit={(alpha) => change({ alpha })}
          />
          {isSpatial(document) ? (
            <LineField
              symbol="β"
              name={t('load.beta')}
              tab="loads"
              quantity="angle"
              increment={5}
              value={load.beta ?? 0}
              readOnly={isReadOnly}
              onCommit={(beta) => change({ beta })}
            />
          ) : null}
        </>
      ) : null}
      <LoadSets loads={[{ kind: 'jointLoad', joint, index }]} isReadOnly={isReadOnly} />
    </>
  );
}

const Kind = styled.div`
  flex: 0 1 132px;
  min-width: 104px;
`;
