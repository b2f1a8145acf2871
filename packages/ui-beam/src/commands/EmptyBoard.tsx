import { styled } from 'styled-components';
import { createLate, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { portsAtom } from '../state/sessionAtoms.ts';
import { Choices } from './Choices.ts';

// Most beams are not empty.
const FirstSupports = createLate(() => import('./FirstSupports.tsx'), 'FirstSupports', {
  isQuiet: true,
  fallback: () => <Choices />,
});

/** What to do with an empty beam: two common ways to support it, one click each. */
export function EmptyBoard() {
  const t = useBeamText();
  const ports = useKitAtomValue(portsAtom);
  return (
    <Lesson>
      <strong>{t('empty.title')}</strong>
      <span>{t('empty.text')}</span>
      {ports?.isReadOnly === true ? null : <FirstSupports />}
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
