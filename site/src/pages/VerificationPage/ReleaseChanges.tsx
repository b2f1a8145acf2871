import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { DataTable, useLocale, useText, vars } from '@eecs/ui-kit';
import type { Check, ValueChange } from './check.ts';
import type { Results } from './runChecks.ts';
import { verificationMessages } from './verificationMessages.ts';
import { writeValue } from './writeValue.ts';

export interface ReleaseChangesProps {
  readonly checks: readonly Check[];
  /** The rows of all cases. */
  readonly results: Results;
}

/** The comparison of all values with those that the last release found. */
interface Compared {
  readonly version: string;
  readonly changes: readonly (ValueChange & { readonly why: string })[];
  /** The number of cases that the release did not have. */
  readonly newer: number;
}

/** Compares the values found here with those of the last release, and lists each difference with its reason. */
export function ReleaseChanges({ checks, results }: ReleaseChangesProps) {
  const t = useText(verificationMessages);
  const locale = useLocale();
  const compared = useCompared(checks, results);
  if (compared === null) return null;
  const { version, changes, newer } = compared;
  const write = (value: number | string | null): string => (value === null ? '—' : writeValue(value, locale));
  return (
    <Part aria-label={t('verification.changes')}>
      <h2>{t('verification.changes')}</h2>
      <p>
        {changes.length === 0
          ? t('verification.unchanged', { version })
          : t('verification.changed', { version, count: changes.length })}{' '}
        {newer === 0 ? null : t('verification.newer', { count: newer })}
      </p>
      {changes.length === 0 ? null : (
        <DataTable caption={t('verification.changes')}>
          <thead>
            <tr>
              <th scope="col">{t('verification.case')}</th>
              <th scope="col">{t('verification.what')}</th>
              <th scope="col" data-numeric="">
                {version}
              </th>
              <th scope="col" data-numeric="">
                {t('verification.ours')}
              </th>
              <th scope="col">{t('verification.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ title, what, before, after, why }, row) => (
              <tr key={row}>
                <th scope="row">{title}</th>
                <td>{what}</td>
                <td data-numeric="">{write(before)}</td>
                <td data-numeric="">{write(after)}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Part>
  );
}

function useCompared(checks: readonly Check[], results: Results): Compared | null {
  const [compared, setCompared] = useState<Compared | null>(null);
  // Synchronizes with a module that the page has already loaded.
  useEffect(() => {
    let isGone = false;
    void import('virtual:verification').then(({ REASONS, compareReleased, released }) => {
      if (isGone) return;
      const changes = checks.flatMap((check) =>
        compareReleased(check, results.get(check.id) ?? [], released),
      );
      setCompared({
        version: released.version,
        changes: changes.map((one) => ({ ...one, why: REASONS[one.id] ?? '' })),
        newer: checks.filter(({ id }) => released.values[id] === undefined).length,
      });
    });
    return () => {
      isGone = true;
    };
  }, [checks, results]);
  return compared;
}

const Part = styled.section`
  margin-top: ${vars.space5};
  h2 {
    margin: 0 0 ${vars.space2};
    font-size: ${vars.text4};
  }
`;
