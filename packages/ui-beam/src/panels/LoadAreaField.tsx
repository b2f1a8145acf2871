import { isDistributed } from '@eecs/solver-core';
import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { Columns, type RowProps } from '@eecs/ui-kit/editor';
import { changeArea, getArea } from '../editing/changeArea.ts';
import { isUniform } from '../editing/ordinates.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';

/** Whether a uniform load is the product of a pressure and a tributary width. */
export function LoadAreaField({ index, isReadOnly }: RowProps) {
  const t = usePanelText();
  const { loads } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const load = loads[index];
  if (load === undefined || !isDistributed(load)) return null;
  if (load.className !== 'DistributedLoad' || !isUniform(load.y)) return null;
  const area = getArea(load);
  const number = index + 1;
  return (
    <>
      <CheckField
        label={t('loadArea.label')}
        checked={area !== null}
        disabled={isReadOnly}
        onChange={(isOn) => edit((document) => changeArea(document, index, isOn ? {} : null))}
      />
      {area === null ? null : (
        <Columns $count={2}>
          <InputField
            label={t('loadArea.pressure')}
            name={t('loadArea.pressureOf', { number })}
            quantity="pressure"
            value={area.pressure}
            along={load.alpha}
            disabled={isReadOnly}
            onCommit={(pressure) => edit((document) => changeArea(document, index, { pressure }))}
          />
          <InputField
            label={t('loadArea.width')}
            name={t('loadArea.widthOf', { number })}
            quantity="length"
            value={area.width}
            disabled={isReadOnly}
            onCommit={(width) => edit((document) => changeArea(document, index, { width }))}
          />
        </Columns>
      )}
    </>
  );
}
