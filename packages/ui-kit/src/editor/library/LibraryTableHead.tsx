import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../kit/useFormat.ts';
import { vars } from '../../theme/tokens.ts';
import { SymbolHead } from '../tables/SymbolHead.tsx';
import { type RowOrder, turnOrder } from './arrangeRows.ts';
import { useLibraryText } from './libraryMessages.ts';
import { type RowValue, VALUE_QUANTITIES } from './rowValues.ts';

export interface LibraryTableHeadProps {
  /** The heading of the names of the rows. */
  readonly label: string;
  /** The values of a row, one column each. */
  readonly values: readonly RowValue[];
  readonly hasTicks: boolean;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

/** The head of a library's rows: a press on a column sorts the rows by it, or reverses the order. */
export function LibraryTableHead({ label, values, hasTicks, order, onOrder }: LibraryTableHeadProps) {
  const t = useLibraryText();
  const format = useFormat();
  const sorted = (by: RowOrder['by']) =>
    order.by !== by ? undefined : order.isDescending ? 'descending' : 'ascending';

  const head = (by: RowOrder['by'], name: string, content: ReactNode) => (
    <HeadButton
      type="button"
      aria-label={t('sortBy', { name })}
      onClick={() => onOrder(turnOrder(order, by))}
    >
      {content}
      {order.by !== by ? null : order.isDescending ? (
        <ArrowDown size={12} aria-hidden="true" />
      ) : (
        <ArrowUp size={12} aria-hidden="true" />
      )}
    </HeadButton>
  );

  return (
    <thead>
      <tr>
        {hasTicks ? <td /> : null}
        <th scope="col" aria-sort={sorted('label')}>
          {head('label', label, label)}
        </th>
        {values.map((value) => (
          <th key={value} scope="col" data-numeric="true" data-value={value} aria-sort={sorted(value)}>
            {head(
              value,
              t(`property.${value}`),
              <SymbolHead
                symbol={value === 'rho' ? 'ρ' : value}
                unit={format.unit(VALUE_QUANTITIES[value])}
              />,
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const HeadButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 26px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    color: ${vars.ink};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
