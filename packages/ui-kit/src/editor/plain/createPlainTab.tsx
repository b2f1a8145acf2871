import type { Quantity } from '@eecs/solver-core';
import type { ReactElement } from 'react';
import { toPlainEdit } from '../../editing/edit.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useTableText } from '../messages/tableMessages.ts';
import type { PlanePlan, PlaneTypes } from '../board/plane/planeBoard.ts';
import { AddRow } from '../tables/AddRow.tsx';
import { LineField } from '../tables/LineField.tsx';
import type { CellsProps } from '../tables/RecordGrid.tsx';
import { RecordTab } from '../tables/RecordTab.tsx';
import { NumberCell, NumericCell } from '../tables/cells.ts';
import { type Table, createTable } from '../tables/createTable.ts';
import { Line } from '../tables/layout.ts';
import type { RowProps, TabProps } from '../tables/tabProps.ts';

/** A list of numbers of a document, for display in a table. */
export interface PlainList<Item extends string> {
  /** The title of its tab. */
  readonly title: string;
  /** The name of a row, before its number. */
  readonly name: string;
  /** The kind of the board's item that a row represents. */
  readonly item: Item;
  /** The numbers of a row with their quantities. */
  readonly columns: Readonly<Record<string, Quantity>>;
  /** A new row. @default all zeros */
  readonly empty?: Row;
}

type Row = Readonly<Record<string, number>>;

/** Creates the table of a list and its tab; the tab has the name of the document's field. */
export function createPlainTab<Types extends PlaneTypes, Tool extends string>(
  { session, remove }: Pick<PlanePlan<Types, Tool>, 'session' | 'remove'>,
  tab: Types['tab'],
  { title, name, item: kind, columns, empty }: PlainList<Types['item']['kind']>,
): { readonly table: Table<Row>; readonly Tab: (props: TabProps) => ReactElement } {
  type Document = Types['document'];
  const names = Object.keys(columns);
  const added = empty ?? Object.fromEntries(names.map((column) => [column, 0]));
  // The compiler does not know which fields of a document are lists; the plan names those with a tab.
  const rowsOf = (document: Document): readonly Row[] =>
    (document as unknown as Readonly<Record<string, readonly Row[]>>)[tab] ?? [];
  const withRows = (document: Document, rows: readonly Row[]) =>
    toPlainEdit<Document>({ ...document, [tab]: rows });
  const table = createTable<Types, Types['tab'], Row>(session, { name: tab, list: tab, rowsOf });
  const nameOf = (index: number): string => `${name} ${index + 1}`;

  function Cells({ item, index }: CellsProps<Row>) {
    const format = useFormat();
    const { system } = useKitAtomValue(session.documentAtom).units;
    return (
      <>
        <NumberCell>{index + 1}</NumberCell>
        {names.map((column) => (
          <NumericCell key={column}>
            {format.brief(item[column] ?? 0, {
              quantity: columns[column] ?? 'ratio',
              system,
              withUnit: false,
            })}
          </NumericCell>
        ))}
      </>
    );
  }

  function Fields({ index, isReadOnly }: RowProps) {
    const row = useKitAtomValue(table.rowsAtom)[index];
    const edit = useSetKitAtom(session.applyEditAtom);
    if (row === undefined) return null;
    return (
      <Line>
        {names.map((column) => (
          <LineField
            key={column}
            symbol={column}
            name={`${nameOf(index)}, ${column}`}
            tab={tab}
            quantity={columns[column] ?? 'ratio'}
            value={row[column] ?? 0}
            readOnly={isReadOnly}
            onCommit={(value) =>
              edit((document) =>
                withRows(
                  document,
                  rowsOf(document).map((one, at) => (at === index ? { ...one, [column]: value } : one)),
                ),
              )
            }
          />
        ))}
      </Line>
    );
  }

  function Tab({ isReadOnly }: TabProps) {
    const t = useTableText();
    const edit = useSetKitAtom(session.applyEditAtom);
    return (
      <RecordTab
        table={table}
        words={{
          caption: title,
          none: t('plain.none'),
          nameOf,
          removeLabelOf: (index) => t('plain.removeOf', { name: nameOf(index) }),
        }}
        columns={[{ head: '#' }, ...names.map((head) => ({ head, isNumeric: true }))]}
        Cells={Cells}
        Fields={Fields}
        onRemove={(index) => edit((document) => remove(document, [{ kind, index }]))}
        adding={
          <AddRow
            table={table}
            label={t('plain.add')}
            onAdd={() => edit((document) => withRows(document, [...rowsOf(document), added]))}
          />
        }
        isReadOnly={isReadOnly}
      />
    );
  }

  return { table, Tab };
}
