import { LIMITS } from '@eecs/solver-core';
import { setLength } from '@eecs/solver-core/rules';
import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { Columns, Note, type TabProps } from '@eecs/ui-kit/editor';
import { setShear } from '../editing/setShear.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';

/** Fields of the case that only beams have: the length, and whether shear deformation counts. */
export function BeamFields({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const { L, shear } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <>
      <Columns $count={2}>
        <InputField
          label={t('case.length')}
          name={t('case.length')}
          quantity="length"
          value={L}
          positive
          max={LIMITS.full.length}
          disabled={isReadOnly}
          onCommit={(length) => edit((document) => setLength(document, length))}
        />
      </Columns>
      <div>
        <CheckField
          label={t('case.shear')}
          checked={shear}
          disabled={isReadOnly}
          onChange={(isOn) => edit((document) => setShear(document, isOn))}
        />
        {shear ? <Note>{t('case.shearNote')}</Note> : null}
      </div>
    </>
  );
}
