import { LIMITS } from '@eecs/solver-core';
import { setLength } from '@eecs/solver-core/rules';
import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import {
  Columns,
  CommonContext,
  FieldPlaceContext,
  IncrementFields,
  Note,
  RoundingField,
  Stack,
  type TabProps,
  TitleFields,
} from '@eecs/ui-kit/editor';
import { setShear } from '../editing/setShear.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { commonPort } from '../state/commonPort.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';

/** Fields of the case as a whole: its name, length and preferences. */
export function CaseTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const { L, shear } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <CommonContext.Provider value={commonPort}>
      <FieldPlaceContext.Provider value={{ tab: 'case' }}>
        <Stack>
          <TitleFields placeholder={tb('untitled')} isReadOnly={isReadOnly} />
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
          <RoundingField isReadOnly={isReadOnly} />
          <IncrementFields isReadOnly={isReadOnly} />
        </Stack>
      </FieldPlaceContext.Provider>
    </CommonContext.Provider>
  );
}
