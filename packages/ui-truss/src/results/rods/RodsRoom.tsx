import { styled } from 'styled-components';
import { readStandard } from '@eecs/solver-core/code-checks';
import { Alert, useKitAtomValue, vars } from '@eecs/ui-kit';
import { hasRuleAtom } from '../../live/combining.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { LengthFactorFields } from './LengthFactorFields.tsx';
import { RodLimitFields } from './RodLimitFields.tsx';
import { RodTable } from './RodTable.tsx';
import { RodVerdict } from './RodVerdict.tsx';
import { RodSizing } from './RodSizing.tsx';
import { UnjudgedRods } from './UnjudgedRods.tsx';
import { useRodText } from './rodMessages.ts';
import { useRodChecks } from './useRodChecks.ts';

/**
 * Each rod and its resistance by a standard: the answer first, then the basis of the check, the rods that are not
 * checked, and the rods by utilization.
 */
export function RodsRoom() {
  const t = useRodText();
  const checks = useRodChecks();
  const hasRule = useKitAtomValue(hasRuleAtom);
  const limits = readStandard(useKitAtomValue(documentAtom), 'rods');
  return (
    <Room>
      {typeof checks === 'string' ? null : <RodVerdict checked={checks} />}
      <RodLimitFields limits={limits} />
      {limits === null ? <p>{t('none')}</p> : null}
      {limits !== null &&
      typeof checks === 'string' &&
      checks !== 'none' &&
      (checks !== 'awaited' || hasRule) ? (
        <Alert>{t(checks)}</Alert>
      ) : null}
      {typeof checks === 'string' ? null : (
        <>
          <UnjudgedRods checked={checks} />
          <RodTable checked={checks} />
        </>
      )}
      {limits === null ? null : <LengthFactorFields />}
      {limits === null ? null : (
        <Section>
          <h3>{t('sizing')}</h3>
          <RodSizing />
          <About>{t('sizing.about')}</About>
        </Section>
      )}
      {limits === null ? null : (
        <About>
          {t('about', { standard: limits.standard })}
          {limits.standard === 'AISC 360-22' ? ` ${t('method')}` : ''}
        </About>
      )}
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  & h3,
  & h4 {
    margin: 0;
    font-size: ${vars.text2};
  }
  & h4 {
    margin-block: ${vars.space2} ${vars.space1};
  }
  & p {
    margin: 0;
    color: ${vars.inkMuted};
  }
  & p:empty {
    display: none;
  }
`;

const About = styled.p`
  margin: 0;
  max-width: 72ch;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
