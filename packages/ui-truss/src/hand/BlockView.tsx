import { useState } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@eecs/solver-core';
import type { TrussCase, TrussDescriptor } from '@eecs/solver-core/truss';
import { useFormat, useLocale, vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import type { DescribedBlock, DescribedRow, DescribedSystem } from './describedSystem.ts';
import { describeEquation, nameUnknown } from './nameUnknown.ts';
import { Pager } from './Pager.tsx';
import { Symbol } from './Symbol.tsx';
import { isNothing } from './workOut.ts';
import { Law, Terms } from './statementStyle.ts';
import type { Letter } from './writeLine.ts';

/** Number of equations per page of a block. */
const ROWS = 12;

/** The equations of one block with their subjects, and the unknowns that they give. */
export function BlockView({
  block,
  system,
  descriptor,
  document,
}: {
  readonly block: DescribedBlock;
  readonly system: DescribedSystem;
  readonly descriptor: TrussDescriptor;
  readonly document: TrussCase;
}) {
  const t = useResultsText();
  const format = useFormat();
  const locale = useLocale();
  const [page, turn] = useState(0);
  const { system: units } = document.units;
  const own = new Set(block.unknowns);
  const shown = block.equations.slice(page * ROWS, (page + 1) * ROWS);
  const factor = (value: number): string =>
    formatNumber(value, { digits: 4, notation: 'significant', trimZeros: true, locale });
  const isMixed = descriptor.method === 'mixed';
  // Equations of elongation mix forces and lengths: their numbers are in the units of the document.
  const right = (value: number): string =>
    isMixed ? factor(value) : format.brief(value, { quantity: 'force', system: units, withUnit: false });
  const name = (unknown: number): Letter => nameUnknown(descriptor.unknowns[unknown], document.links);
  const value = (unknown: number): string => {
    const number = system.values[unknown] ?? 0;
    return descriptor.unknowns[unknown]?.kind === 'displacement'
      ? format.quantity(number, { quantity: 'displacement', system: units })
      : format.quantity(number, { quantity: 'force', system: units });
  };
  return (
    <Room>
      <p>
        {t('equations.order', { count: block.unknowns.length })}{' '}
        {block.unknowns.slice(0, ROWS).map((unknown, at) => (
          <Found key={unknown}>
            <Symbol {...name(unknown)} /> = <b>{value(unknown)}</b>
            {at < Math.min(block.unknowns.length, ROWS) - 1 ? ', ' : ''}
          </Found>
        ))}
        {block.unknowns.length > ROWS ? ' …' : ''}
      </p>
      <ol>
        {shown.map((index) => {
          const row = system.rows[index];
          return row === undefined ? null : (
            <li key={index}>
              <Law>{describeEquation(row.equation, document, t)}</Law>
              <Terms>
                {row.terms.map(({ unknown, factor: times }, at) => (
                  <Term key={unknown} data-own={own.has(unknown) ? '' : undefined}>
                    {at === 0 ? (times < 0 ? '−' : '') : times < 0 ? '− ' : '+ '}
                    {Math.abs(Math.abs(times) - 1) < 1e-12 ? '' : `${factor(Math.abs(times))}·`}
                    <Symbol {...name(unknown)} />
                  </Term>
                ))}
                <span>
                  {row.terms.length === 0 ? '0 ' : ''}= {right(row.b)}
                </span>
                <Check row={row} />
              </Terms>
            </li>
          );
        })}
      </ol>
      <Pager page={page} rows={ROWS} count={block.equations.length} onTurn={turn} />
      <Note>
        {isMixed
          ? t(units === 1 ? 'equations.baseUS' : 'equations.base')
          : t('equations.unit', { unit: format.unit('force', units) })}
      </Note>
    </Room>
  );
}

function Check({ row: { left } }: { readonly row: DescribedRow }) {
  const t = useResultsText();
  const isRight = isNothing(left);
  return (
    <Mark data-wrong={isRight ? undefined : ''} title={t(isRight ? 'check.passed' : 'check.failed')}>
      {isRight ? '✓' : '✗'}
    </Mark>
  );
}

const Room = styled.div`
  display: grid;
  gap: ${vars.space2};

  & > p {
    margin: 0;
  }
  & > ol {
    display: grid;
    gap: ${vars.space2};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Found = styled.span`
  white-space: nowrap;
`;

/** Values from an earlier block are muted. */
const Term = styled.span`
  color: ${vars.inkMuted};
  white-space: nowrap;

  &[data-own] {
    color: ${vars.ink};
  }
`;

const Mark = styled.span`
  color: ${vars.success};

  &[data-wrong] {
    color: ${vars.error};
    font-weight: 600;
  }
`;

const Note = styled.p`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
