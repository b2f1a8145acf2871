import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { Note, type TabProps } from '@eecs/ui-kit/editor';
import { setTheory } from '../editing/setTheory.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** How the whole frame is solved: in second order, with inextensible members. */
export function TheoryFields({ isReadOnly }: TabProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(documentAtom);
  return (
    <div>
      {(['secondOrder', 'inextensible'] as const).map((name) => (
        <CheckField
          key={name}
          label={t(`case.${name}`)}
          checked={document[name] === true}
          disabled={isReadOnly}
          onChange={(isOn) => edit((now) => setTheory(now, name, isOn))}
        />
      ))}
      {document.secondOrder === true ? <Note>{t('case.secondOrderNote')}</Note> : null}
    </div>
  );
}
