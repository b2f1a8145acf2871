import { styled } from 'styled-components';
import type { SolvedTruss, TrussSet } from '@eecs/solver-core/truss';
import { formatNumber } from '@eecs/solver-core';
import { DataTable, useFormat, useLocale, useUnits, vars } from '@eecs/ui-kit';
import { useResultsText } from '../../messages/resultsMessages.ts';

/** The checks of an answer with their residuals, the count of unknowns and the mass. */
export function CheckTable({ answer, set }: { readonly answer: SolvedTruss; readonly set: TrussSet }) {
  const t = useResultsText();
  const format = useFormat();
  const system = useUnits();
  const locale = useLocale();
  const { checks } = set;
  const { actual, expected, rank, totalMass } = answer;
  const write = (value: number): string =>
    formatNumber(value, { digits: 2, notation: 'significant', locale });
  const rows =
    checks === null
      ? []
      : ([
          ['joints', checks.joints],
          ['whole', checks.whole],
          ['energy', checks.energy],
          ['compatibility', checks.compatibility],
          ...(checks.method === null ? [] : [[checks.method, checks.secondMethod] as const]),
        ] as const);
  return (
    <section>
      <p>
        {t('check.count', { actual, expected, rank })}
        {totalMass > 0
          ? `. ${t('check.mass', { mass: format.quantity(totalMass, { quantity: 'mass', system, digits: 1 }) })}`
          : ''}
      </p>
      {checks === null ? (
        <p>{t('check.none')}</p>
      ) : (
        <>
          <Verdict data-wrong={checks.passed ? undefined : ''}>
            {checks.passed ? '✓' : '✗'} {t(checks.passed ? 'check.all' : 'check.some')}
          </Verdict>
          <DataTable caption={t('check.title')} showCaption>
            <thead>
              <tr>
                <th scope="col">{t('check.name')}</th>
                <th scope="col" data-numeric="">
                  {t('check.residual')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, residual]) => (
                <tr key={name}>
                  <th scope="row">{t(`check.${name}`)}</th>
                  <td data-numeric="">{residual === null ? t('check.notMade') : write(residual)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('check.residualFree')}</th>
                <td data-numeric="">{write(set.residual)}</td>
              </tr>
              {set.condition === null ? null : (
                <tr>
                  <th scope="row">{t('check.condition')}</th>
                  <td data-numeric="">{write(set.condition)}</td>
                </tr>
              )}
            </tbody>
          </DataTable>
        </>
      )}
    </section>
  );
}

const Verdict = styled.p`
  color: ${vars.success};

  &[data-wrong] {
    color: ${vars.error};
    font-weight: 600;
  }
`;
