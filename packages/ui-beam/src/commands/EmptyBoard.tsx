import { styled } from 'styled-components';
import { Button, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { addSupport } from '../editing/addSupport.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { portsAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** What to do with an empty beam: two common ways to support it, one click each. */
export function EmptyBoard() {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const ports = useKitAtomValue(portsAtom);
  return (
    <Lesson>
      <strong>{t('empty.title')}</strong>
      <span>{t('empty.text')}</span>
      {ports?.isReadOnly === true ? null : (
        <Choices>
          <Button
            onClick={() => edit((document) => addSupport(addSupport(document, 'fixed').document, 'simple'))}
          >
            {t('empty.pinAndRoller')}
          </Button>
          <Button onClick={() => edit((document) => addSupport(document, 'cantilever'))}>
            {t('empty.clamp')}
          </Button>
        </Choices>
      )}
    </Lesson>
  );
}

const Lesson = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2} ${vars.space3};
  padding: ${vars.space3} ${vars.space3} 0;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;
