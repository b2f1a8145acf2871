import type { ComponentType, ReactElement } from 'react';
import { toPlainEdit } from '../../editing/edit.ts';
import { useKitStore, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { Removal, RemovalPlan } from '../board/createRemoval.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { Column } from '../tables/RecordGrid.tsx';
import { RecordTab, type RecordTabProps } from '../tables/RecordTab.tsx';
import type { RowExchange } from '../tables/rowExchange.ts';
import type { TabProps } from '../tables/tabProps.ts';

/** The words of a table by their keys. */
export type ItemTabText = (
  key: 'caption' | 'none' | 'row' | 'removeOf',
  values?: { readonly number: number },
) => string;

/** The properties of a list whose rows are objects on the board. */
export interface ItemTabPlan<Types extends SessionTypes, Row extends object>
  extends Pick<RemovalPlan<Types>, 'remove'>, Pick<RecordTabProps<Row>, 'table' | 'Cells' | 'Fields'> {
  readonly session: RemovalPlan<Types>['session'];
  readonly useRemoval: () => Pick<Removal<Types['item']>, 'ask' | 'removeChosen'>;
  /** Returns the object of a row; undefined beyond the last row. */
  readonly itemOf: (document: Types['document'], index: number) => Types['item'] | undefined;
  readonly useWords: () => ItemTabText;
  /** Returns the columns after the number. */
  readonly useColumns: () => readonly Column[];
  /** Adds a row; shown in documents that can be edited. */
  readonly Adding: ComponentType;
  /** Returns the exchange of rows with a spreadsheet. @default none */
  readonly useExchange?: () => RowExchange;
}

/** Creates the tab of a list whose rows are objects on the board. */
export function createItemTab<Types extends SessionTypes, Row extends object>({
  table,
  Cells,
  Fields,
  session,
  remove,
  useRemoval,
  itemOf,
  useWords,
  useColumns,
  Adding,
  useExchange,
}: ItemTabPlan<Types, Row>): (props: TabProps) => ReactElement {
  return function ItemTab({ isReadOnly }) {
    const store = useKitStore();
    const edit = useSetKitAtom(session.applyEditAtom);
    const write = useWords();
    const t = useEditorText();
    const { ask, removeChosen } = useRemoval();
    const columns = useColumns();
    const exchange = useExchange?.();
    const listItems = (document: Types['document'], index: number): readonly Types['item'][] => {
      const item = itemOf(document, index);
      return item === undefined ? [] : [item];
    };
    return (
      <RecordTab
        table={table}
        words={{
          caption: write('caption'),
          none: write('none'),
          nameOf: (index) => write('row', { number: index + 1 }),
          removeLabelOf: (index) => write('removeOf', { number: index + 1 }),
        }}
        columns={[{ head: t('list.number') }, ...columns]}
        Cells={Cells}
        Fields={Fields}
        onRemoveChosen={removeChosen}
        askBefore={(index) => ask(listItems(store.get(session.documentAtom), index))}
        onRemove={(index) =>
          edit((document) => {
            const items = listItems(document, index);
            return items.length === 0 ? toPlainEdit(document) : remove(document, items);
          })
        }
        adding={<Adding />}
        {...(exchange && { exchange })}
        isReadOnly={isReadOnly}
      />
    );
  };
}
