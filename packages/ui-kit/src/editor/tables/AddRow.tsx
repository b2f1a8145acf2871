import { type ReactNode, useId, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../fields/Button.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { FullNote, useFull } from './FullNote.tsx';
import type { Table } from './createTable.ts';
import { AddBar } from './layout.ts';

/** The kinds of a new row. */
export interface RowKinds<Kind extends string> {
  /** The accessible name of the list of kinds. */
  readonly label: string;
  readonly options: readonly { readonly value: Kind; readonly label: string }[];
  /** The kind chosen initially. */
  readonly first: Kind;
}

export interface AddRowProps<Item extends object> {
  readonly table: Table<Item>;
  /** The label of the button. */
  readonly label: string;
  /** Fewer words, some of those of the label, where further buttons stand beside it. @default the label */
  readonly short?: string;
  /** Adds a row to the document. */
  readonly onAdd: () => void;
}

/**
 * The line under a table that adds a row, with other ways to add one beside the button; the row that came is the
 * current one.
 */
export function AddRow<Item extends object>({
  children,
  ...adding
}: AddRowProps<Item> & { readonly children?: ReactNode }) {
  const { table } = adding;
  const id = useId();
  return (
    <>
      <AddBar>
        <AddButton {...adding} reasonId={id} />
        {children}
      </AddBar>
      <FullNote table={table} id={id} />
    </>
  );
}

/** Like `AddRow`, with a choice of the kind of row. */
export function AddRowOfKind<Item extends object, Kind extends string>({
  table,
  label,
  kinds,
  onAdd,
}: Pick<AddRowProps<Item>, 'table' | 'label'> & {
  readonly kinds: RowKinds<Kind>;
  readonly onAdd: (kind: Kind) => void;
}) {
  const [kind, setKind] = useState(kinds.first);
  const id = useId();
  return (
    <>
      <AddBar>
        <SelectField label={kinds.label} hideLabel value={kind} options={kinds.options} onChange={setKind} />
        <AddButton table={table} label={label} onAdd={() => onAdd(kind)} reasonId={id} />
      </AddBar>
      <FullNote table={table} id={id} />
    </>
  );
}

/** Receives the focus when the last row is removed. */
function AddButton<Item extends object>({
  table,
  label,
  short,
  onAdd,
  reasonId,
}: AddRowProps<Item> & { readonly reasonId: string }) {
  const isFull = useFull(table) !== null;
  const store = useKitStore();

  function addAndChoose(): void {
    const before: readonly object[] = store.get(table.askedRowsAtom);
    onAdd();
    const added = store.get(table.askedRowsAtom).findIndex((item) => !before.includes(item));
    if (added >= 0) store.set(table.currentAtom, added);
  }

  return (
    <Button
      data-adds={table.name}
      icon={<Plus size={16} aria-hidden="true" />}
      disabled={isFull}
      aria-label={short === undefined ? undefined : label}
      aria-describedby={isFull ? reasonId : undefined}
      onClick={addAndChoose}
    >
      {short ?? label}
    </Button>
  );
}
