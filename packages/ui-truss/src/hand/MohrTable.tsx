import { useState } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@eecs/solver-core';
import type { TrussCase, TrussMohrCase } from '@eecs/solver-core/truss';
import { DataTable, useFormat, useLocale, useSetKitAtom, vars } from '@eecs/ui-kit';
import { SymbolHead } from '@eecs/ui-kit/editor';
import { useResultsText } from '../messages/resultsMessages.ts';
import { hoveredAtom } from '../state/selection.ts';
import { ItemName } from './ItemName.tsx';
import { Pager } from './Pager.tsx';
import { nameRod } from './writeLine.ts';

/** Number of rows per page of the table. */
const ROWS = 60;
/** From m/N to mm/kN, and from in/lbf to in/kip. */
const FLEXIBILITY = [1e6, 1e3] as const;

/**
 * Lists the term of each rod in a displacement: its force, the force of the unit load, its flexibility, their product.
 */
export function MohrTable({
  document,
  mohr,
}: {
  readonly document: TrussCase;
  readonly mohr: TrussMohrCase;
}) {
  const t = useResultsText();
  const format = useFormat();
  const locale = useLocale();
  const hover = useSetKitAtom(hoveredAtom);
  const [page, turn] = useState(0);
  const { system } = document.units;
  const links = mohr.links ?? [];
  const at = Math.min(page, Math.max(0, Math.ceil(links.length / ROWS) - 1));
  const hasOwn = links.some(({ elongation }) => elongation !== 0);
  const greatest = links.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0);
  const moved = format.results({ quantity: 'displacement', system, greatest });
  const plain = (value: number): string => formatNumber(value, { digits: 4, locale });
  const small = (value: number): string =>
    formatNumber(value * FLEXIBILITY[system], { digits: 4, notation: 'significant', locale });
  const unit = format.unit('displacement', system);
  return (
    <>
      <DataTable caption={t('mohr.table')}>
        <thead>
          <tr>
            <th scope="col">{t('rod')}</th>
            <th scope="col" data-numeric="">
              <SymbolHead symbol="N" unit={format.unit('force', system)} />
            </th>
            <th scope="col" data-numeric="">
              <i>n̄</i>
            </th>
            <th scope="col" data-numeric="">
              <i>L</i>/<i>EA</i>, {unit}/{format.unit('force', system)}
            </th>
            {hasOwn ? (
              <th scope="col" data-numeric="">
                Δ<i>L</i>, {unit}
              </th>
            ) : null}
            <th scope="col" data-numeric="">
              {t('mohr.product')}, {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {links.slice(at * ROWS, (at + 1) * ROWS).map(({ link, N, n, flexibility, elongation, value }) => {
            const item = { kind: 'link', index: link } as const;
            return (
              <tr key={link} onPointerEnter={() => hover(item)} onPointerLeave={() => hover(null)}>
                <th scope="row">
                  <ItemName item={item} name={nameRod(link, document.links)} />
                </th>
                <td data-numeric="">{format.quantity(N, { quantity: 'force', system, withUnit: false })}</td>
                <td data-numeric="">{plain(n)}</td>
                <td data-numeric="">{small(flexibility)}</td>
                {hasOwn ? <td data-numeric="">{moved.write(elongation, false)}</td> : null}
                <td data-numeric="">{moved.write(value, false)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Σ</th>
            <td colSpan={hasOwn ? 4 : 3} />
            <td data-numeric="">
              <b>{moved.write(mohr.N + mohr.elongation, false)}</b>
            </td>
          </tr>
        </tfoot>
      </DataTable>
      <Pager page={at} rows={ROWS} count={links.length} onTurn={turn} />
      <Note>{t('mohr.left')}</Note>
    </>
  );
}

const Note = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
