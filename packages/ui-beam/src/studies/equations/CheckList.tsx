import { type Checks, type Descriptor, formatNumber } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useLocale, useText, vars } from '@eecs/ui-kit';
import { equationMessages } from './equationMessages.ts';

const CHECKS = ['equilibrium', 'continuity', 'energy', 'secondMethod'] as const;

/** The checks of an answer with their residuals, and the conditioning of the equations. */
export function CheckList({
  checks,
  descriptor,
}: {
  readonly checks: Checks | null;
  readonly descriptor: Descriptor | null;
}) {
  const t = useText(equationMessages);
  const locale = useLocale();
  const write = (value: number): string =>
    formatNumber(value, { digits: 2, notation: 'significant', locale });
  return (
    <List>
      {checks === null
        ? null
        : CHECKS.map((name) => {
            const value = checks[name];
            return value === null ? null : (
              <li key={name}>{t(`checks.${name}`, { residual: value === 0 ? '0' : write(value) })}</li>
            );
          })}
      {descriptor === null ? null : (
        <>
          <li>
            {t('checks.residual', { residual: descriptor.residual === 0 ? '0' : write(descriptor.residual) })}
          </li>
          {descriptor.condition === null ? null : (
            <li>{t('checks.condition', { condition: write(descriptor.condition) })}</li>
          )}
        </>
      )}
      {checks === null ? null : <li>{t(checks.passed ? 'checks.passed' : 'checks.failed')}</li>}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${vars.space4};
`;
