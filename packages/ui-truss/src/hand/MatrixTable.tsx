import { styled } from 'styled-components';
import { formatNumber } from '@eecs/solver-core';
import type { TrussCase, TrussDescriptor } from '@eecs/solver-core/truss';
import { DataTable, useFormat, useLocale, vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import { describeEquation, nameUnknown } from './nameUnknown.ts';
import { Symbol } from './Symbol.tsx';

/** A matrix with more unknowns than this is shown block by block. */
const MOST = 14;

/** The complete system A·N = b of a small truss, with rows and columns in the order of the blocks and their names. */
export function MatrixTable({
  descriptor,
  document,
}: {
  readonly descriptor: TrussDescriptor;
  readonly document: TrussCase;
}) {
  const t = useResultsText();
  const format = useFormat();
  const locale = useLocale();
  const { A, b, unknowns, equations, isolated, method } = descriptor;
  if (unknowns.length > MOST || method === 'mixed') return null;
  const columns = isolated.flatMap((block) => block.unknowns);
  const rows = isolated.flatMap((block) => block.equations);
  const blockOf = new Map(isolated.flatMap((block, at) => block.unknowns.map((unknown) => [unknown, at])));
  const rowBlock = new Map(isolated.flatMap((block, at) => block.equations.map((row) => [row, at])));
  const entries = new Map(A.entries.map(([row, column, value]) => [`${row} ${column}`, value]));
  const write = (value: number | undefined): string =>
    value === undefined ? '' : formatNumber(value, { digits: 4, trimZeros: true, locale });
  const { system } = document.units;
  return (
    <DataTable caption={t('equations.whole')} showCaption>
      <thead>
        <tr>
          <th scope="col">{t('equations.equation')}</th>
          {columns.map((unknown) => (
            <th key={unknown} scope="col" data-numeric="">
              <Symbol {...nameUnknown(unknowns[unknown], document.links)} />
            </th>
          ))}
          <th scope="col" data-numeric="">
            <i>b</i>, {format.unit('force', system)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const equation = equations[row];
          return (
            <tr key={row}>
              <th scope="row">{equation === undefined ? '' : describeEquation(equation, document, t)}</th>
              {columns.map((unknown) => (
                <Entry
                  key={unknown}
                  data-numeric=""
                  data-block={blockOf.get(unknown) === rowBlock.get(row) ? '' : undefined}
                >
                  {write(entries.get(`${row} ${unknown}`))}
                </Entry>
              ))}
              <td data-numeric="">
                {format.brief(b[row] ?? 0, { quantity: 'force', system, withUnit: false })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

const Entry = styled.td`
  &[data-block] {
    background: ${vars.accentWash};
  }
`;
