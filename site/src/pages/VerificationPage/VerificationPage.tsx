import { useMemo, useState } from 'react';
import type { Check } from './check.ts';
import { styled } from 'styled-components';
import { Alert, Button, useLocale, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { CheckFilter } from './CheckFilter.tsx';
import { CheckGroup } from './CheckGroup.tsx';
import { ReleaseChanges } from './ReleaseChanges.tsx';
import { type Shown, type Wanted, filterChecks, groupChecks } from './filterChecks.ts';
import { agrees, type Results } from './runChecks.ts';
import { useChecks } from './useChecks.ts';
import { verificationMessages } from './verificationMessages.ts';

export const texts = [verificationMessages];

/**
 * Solves every verification case of VERIFICATION.md again in the reader's browser and shows how closely the results
 * agree.
 */
export function VerificationPage() {
  const t = useText(verificationMessages);
  const tSite = useText(siteMessages);
  const locale = useLocale();
  const { checks, results, ms, hasFailed, retry } = useChecks();
  const [wanted, setWanted] = useState<Wanted>({ subject: 'all', shown: 'all', words: '' });
  const found = useMemo(() => filterChecks(checks, wanted, results), [checks, wanted, results]);
  const groups = useMemo(() => groupChecks(found), [found]);
  // If a filter leaves few cases, their groups are open.
  const isNarrow = found.length > 0 && found.length <= OPEN_UP_TO;
  return (
    <Column>
      <PageHeading>{tSite('page.verification')}</PageHeading>
      <p>
        {t('verification.lead')} {locale === 'en-US' ? null : t('verification.languages')}
      </p>
      {hasFailed ? (
        <Alert kind="error" actions={<Button onClick={retry}>{t('verification.retry')}</Button>}>
          {t('verification.failed')}
        </Alert>
      ) : (
        <Summary checks={checks} results={results} ms={ms} />
      )}
      <CheckFilter wanted={wanted} onChange={setWanted} />
      <Count role="status">
        {checks.length === 0
          ? null
          : found.length === 0
            ? t('verification.none')
            : t('verification.found', { count: found.length })}
      </Count>
      {groups.map(([title, of]) => (
        <CheckGroup key={title} title={title} checks={of} results={results} isOpen={isNarrow} />
      ))}
      {ms === null ? null : <ReleaseChanges checks={checks} results={results} />}
    </Column>
  );
}

/** With at most this many cases, groups are open. */
const OPEN_UP_TO = 24;

interface SummaryProps {
  readonly checks: readonly Check[];
  readonly results: Results;
  readonly ms: number | null;
}

function Summary({ checks, results, ms }: SummaryProps) {
  const t = useText(verificationMessages);
  if (ms === null) {
    return (
      <Progress>
        <progress
          max={Math.max(checks.length, 1)}
          value={results.size}
          aria-label={t('verification.progress')}
        />
        <span>{t('verification.running', { done: results.size, count: checks.length })}</span>
      </Progress>
    );
  }
  const numbers = [...results.values()].reduce((sum, rows) => sum + rows.length, 0);
  const apart = checks.filter(({ id }) => agrees(results.get(id)) === false).length;
  const values = { count: checks.length, numbers, apart, ms: Math.round(ms) };
  const count = (shown: Shown) => filterChecks(checks, { subject: 'all', words: '', shown }, results).length;
  const sources = { compared: count('compared'), memory: count('memory'), wrong: count('wrong') };
  return (
    <Alert kind={apart === 0 ? 'success' : 'error'}>
      {t(apart === 0 ? 'verification.all' : 'verification.apart', values)}{' '}
      {t('verification.sources', sources)}
    </Alert>
  );
}

const Column = styled.div`
  max-width: 1040px;
  margin-inline: auto;
  padding: ${vars.space5};
  font-size: ${vars.text3};
  & > p {
    max-width: 70ch;
    margin: 0 0 ${vars.space3};
  }
  @media (max-width: 639px) {
    padding: ${vars.space4};
  }
`;

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2} ${vars.space3};
  min-height: 48px;
  & > progress {
    width: 240px;
    accent-color: ${vars.accent};
  }
`;

const Count = styled.p`
  min-height: 1.5em;
  color: ${vars.inkMuted};
`;
