import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKitAtom, useKitAtomValue } from '../../kit/useKitAtom.ts';
import { atom } from 'jotai/vanilla';
import { vars } from '../../theme/tokens.ts';
import { Details, SeveralDetails } from './Details.tsx';
import { type CellsProps, type Column, RecordGrid } from './RecordGrid.tsx';
import type { Table } from './createTable.ts';
import { Note } from './layout.ts';
import { RowsBar } from './RowsBar.tsx';
import type { RowExchange } from './rowExchange.ts';
import type { RowProps, TabProps } from './tabProps.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowRemoval } from './useRowRemoval.ts';

/** The words for a table and its rows. */
export interface RecordWords {
  readonly caption: string;
  /** The text shown if there is no row. */
  readonly none: string;
  /** Returns the name of a row, by its index. */
  readonly nameOf: (index: number) => string;
  readonly removeLabelOf: (index: number) => string;
}

/** For tables in which one row is chosen at a time. */
const ALONE = atom<readonly number[]>([]);

export interface RecordTabProps<Item extends object> extends TabProps {
  readonly table: Table<Item>;
  readonly words: RecordWords;
  readonly columns: readonly Column[];
  /** The cells of one row, one per column. */
  readonly Cells: ComponentType<CellsProps<Item>>;
  /** Lists the indices of the items in display order. @default the order of the items */
  readonly orderOf?: (items: readonly Item[]) => readonly number[];
  /** The fields of one row. */
  readonly Fields: ComponentType<RowProps>;
  /** Removes the row with an index from the document. */
  readonly onRemove: (index: number) => void;
  /** Asks before a row is removed. @default rows are removed without a question */
  readonly askBefore?: (index: number) => Promise<boolean>;
  /** Removes all chosen rows, after a question, if several can be chosen. */
  readonly onRemoveChosen?: (() => void) | undefined;
  /** The button that adds a row; absent if the document is read-only. */
  readonly adding: ReactNode;
  /**
   * Rows below the others that are not objects of the list; with them the table is shown even without rows of its own.
   */
  readonly footer?: ReactNode;
  /** The exchange of rows with a spreadsheet. @default none */
  readonly exchange?: RowExchange;
}

/**
 * A list of the document as a tab: its table or a text if it is empty, the button that adds a row, the fields of the
 * current row.
 */
export function RecordTab<Item extends object>(props: RecordTabProps<Item>) {
  const { table, words, columns, Cells, Fields, adding, footer, isReadOnly } = props;
  const items = useKitAtomValue(table.rowsAtom);
  const keys = useRowKeys(items);
  const [current, choose] = useKitAtom(table.currentAtom);
  const chosen = useKitAtomValue(table.chosenRowsAtom ?? ALONE);
  const several = chosen.length > 1 ? chosen : undefined;
  const removeRow = useRowRemoval(table, props);
  const remove = several === undefined ? removeRow : (props.onRemoveChosen ?? removeRow);
  return (
    <>
      {items.length === 0 && footer === undefined ? (
        <Note>{words.none}</Note>
      ) : (
        <RecordGrid
          table={table}
          caption={words.caption}
          columns={columns}
          items={items}
          keys={keys}
          Cells={Cells}
          current={current}
          order={props.orderOf?.(items)}
          onChoose={choose}
          onRemove={isReadOnly ? undefined : remove}
          footer={footer}
        />
      )}
      <UnderTable>
        {isReadOnly ? null : <div>{adding}</div>}
        {props.exchange === undefined ? null : (
          <RowsBar table={table} exchange={props.exchange} isReadOnly={isReadOnly} />
        )}
      </UnderTable>
      {several === undefined ? null : (
        <SeveralDetails
          tab={table.name}
          count={several.length}
          onRemove={isReadOnly ? undefined : props.onRemoveChosen}
        >
          <Fields index={current} indices={several} isReadOnly={isReadOnly} />
        </SeveralDetails>
      )}
      <Details
        tab={table.name}
        keys={keys}
        current={several === undefined ? current : -1}
        nameOf={words.nameOf}
        removeLabelOf={words.removeLabelOf}
        isReadOnly={isReadOnly}
        onRemove={remove}
        // Without a drawing, the edited row is not chosen: the reader may be comparing all rows.
        onEnter={table.drawn === undefined ? undefined : choose}
      >
        {(index) => <Fields index={index} isReadOnly={isReadOnly} />}
      </Details>
    </>
  );
}

/** The buttons that add, copy and paste rows share a line. */
const UnderTable = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  padding-top: ${vars.space2};

  & > div > :first-child {
    margin-top: 0;
  }

  & > :first-child {
    flex: 1 1 0;
    min-width: 0;
  }
`;
