import type { CrossSection, Material } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useFormat } from '../../kit/useFormat.ts';
import { useUnits } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import { useLibraryText } from './libraryMessages.ts';
import type { LibraryRow } from './libraryRow.ts';
import { type RowValue, getRowValue } from './rowValues.ts';
import { writeRowValue } from './writeRowValue.ts';

export interface LibraryTableRowProps {
  readonly id: string;
  readonly row: LibraryRow<Material | CrossSection>;
  /** The index among the found rows, from 0. */
  readonly place: number;
  readonly values: readonly RowValue[];
  /** Whether Tab reaches this row. */
  readonly isEntry: boolean;
  readonly isSelected: boolean;
  /** Null if nothing can be ticked. */
  readonly isTicked: boolean | null;
  readonly onTick: () => void;
  /** Whether the row names its drawer. */
  readonly hasDrawer: boolean;
}

/** A row of a library: its checkbox, its name and its values. */
export function LibraryTableRow(props: LibraryTableRowProps) {
  const { id, row, place, values, isEntry, isSelected, isTicked, onTick, hasDrawer } = props;
  const t = useLibraryText();
  const format = useFormat();
  const system = useUnits();
  return (
    <tr
      id={id}
      data-index={place}
      tabIndex={isEntry ? 0 : -1}
      aria-selected={isSelected}
      aria-rowindex={place + 2}
    >
      {isTicked === null ? null : (
        <td data-tick="">
          <Tick>
            <input
              type="checkbox"
              tabIndex={-1}
              checked={isTicked}
              aria-label={t('tick', { name: row.label })}
              onChange={onTick}
            />
          </Tick>
        </td>
      )}
      <td data-label="">
        {row.title !== undefined && row.title !== row.label ? (
          <>
            {row.label} <small>{row.title}</small>
          </>
        ) : (
          row.label
        )}
        {hasDrawer && row.drawer !== '' ? <small> {row.drawer}</small> : null}
      </td>
      {values.map((value) => (
        <td key={value} data-numeric="true" data-value={value}>
          {writeRowValue(getRowValue(row.item, value), { value, system, format })}
        </td>
      ))}
    </tr>
  );
}

const Tick = styled.label`
  display: grid;
  place-items: center;
  width: ${vars.hit};
  height: ${vars.rowHeight};
  cursor: pointer;

  & > input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${vars.accent};
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;
