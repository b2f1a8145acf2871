import type { ComponentType, ReactNode } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { useKitAtomValue } from '@eecs/ui-kit';
import type { Edit } from '../editing/edit.ts';
import type { TableTab } from '../state/currentRows.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { Note, useRowKeys } from '@eecs/ui-kit/editor';
import { Details } from './Details.tsx';
import { type CellsProps, type Column, RecordGrid } from './RecordGrid.tsx';
import { listRows } from './listRows.ts';
import type { RowProps, TabProps } from './tabProps.ts';
import { selectedKind, useChooseRow, useCurrentRow } from './useCurrentRow.ts';
import { useRowRemoval } from './useRowRemoval.ts';

/** The words about a table and its rows. */
export interface RecordWords {
  readonly caption: string;
  /** What is said where there is no row. */
  readonly none: string;
  /** What a row is called, by its index. */
  readonly nameOf: (index: number) => string;
  readonly removeLabelOf: (index: number) => string;
}

type ItemOf<Tab extends TableTab> = ReturnType<typeof listRows<Tab>>[number];

export interface RecordTabProps<Tab extends TableTab> extends TabProps {
  readonly tab: Tab;
  readonly words: RecordWords;
  readonly columns: readonly Column[];
  /** The cells of one row, as many as there are columns. */
  readonly Cells: ComponentType<CellsProps<ItemOf<Tab>>>;
  /** Lists the indices of the items in the order of their rows. @default that of the items */
  readonly orderOf?: (items: readonly ItemOf<Tab>[]) => readonly number[];
  /** The fields of one row. */
  readonly Fields: ComponentType<RowProps>;
  readonly remove: (document: BeamCase, index: number) => Edit;
  /** What adds a row; not there where nothing can be changed. */
  readonly adding: ReactNode;
  /** Rows under the others that stand for no object of the list; with them the table is there without rows of its own. */
  readonly footer?: ReactNode;
}

/** A list of the document as a tab: its table or what is said of an empty one, what adds a row, the current row's fields. */
export function RecordTab<Tab extends TableTab>(props: RecordTabProps<Tab>) {
  const { tab, words, columns, Cells, Fields, adding, footer, isReadOnly } = props;
  const items: readonly ItemOf<Tab>[] = listRows(useKitAtomValue(documentAtom), tab);
  const keys = useRowKeys(items);
  const current = useCurrentRow(tab);
  const choose = useChooseRow(tab);
  const remove = useRowRemoval(tab, props.remove);
  return (
    <>
      {items.length === 0 && footer === undefined ? (
        <Note>{words.none}</Note>
      ) : (
        <RecordGrid
          tab={tab}
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
      {isReadOnly ? null : adding}
      <Details
        tab={tab}
        keys={keys}
        current={current}
        nameOf={words.nameOf}
        removeLabelOf={words.removeLabelOf}
        isReadOnly={isReadOnly}
        onRemove={remove}
        // Whoever edits a set may be comparing all of them.
        onEnter={selectedKind(tab) === null ? undefined : choose}
      >
        {(index) => <Fields index={index} isReadOnly={isReadOnly} />}
      </Details>
    </>
  );
}
