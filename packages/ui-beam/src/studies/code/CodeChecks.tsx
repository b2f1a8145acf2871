import { styled } from 'styled-components';
import { readStandard } from '@eecs/solver-core/code-checks';
import { Alert, useKitAtomValue, useText, vars } from '@eecs/ui-kit';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { MemberChecks } from './MemberChecks.tsx';
import { MemberLimitFields } from './MemberLimitFields.tsx';
import { codeMessages } from './codeMessages.ts';
import { useMemberChecks } from './useMemberChecks.ts';

/**
 * The part of a room that compares the beam with its resistance by a standard: the worst check of each kind, and what
 * is not checked.
 */
export function CodeChecks() {
  const t = useText(codeMessages);
  const limits = readStandard(useKitAtomValue(documentAtom), 'members');
  const checks = useMemberChecks();
  const isPressed =
    typeof checks !== 'string' &&
    (checks.unjudged.some(({ why }) => why === 'lengths') ||
      checks.checks.some(({ kind }) => kind === 'compression'));
  return (
    <Room aria-label={t('title')}>
      <h4>{t('title')}</h4>
      <MemberLimitFields limits={limits} isPressed={isPressed} />
      {limits === null ? (
        <p>{t('none')}</p>
      ) : typeof checks === 'string' ? (
        checks === 'none' ? null : (
          <Alert>{t(checks)}</Alert>
        )
      ) : (
        <MemberChecks checked={checks} />
      )}
      {limits === null ? null : <p>{t(limits.standard === 'AISC 360-22' ? 'about.aisc' : 'about')}</p>}
    </Room>
  );
}

const Room = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  & p {
    margin: 0;
    max-width: 84ch;
    color: ${vars.inkMuted};
  }
`;
