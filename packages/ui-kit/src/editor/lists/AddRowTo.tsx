import { useState } from 'react';
import { SelectField, type SelectOption } from '../../fields/SelectField.tsx';
import { AddRow, type AddRowProps } from '../tables/AddRow.tsx';
import { Line } from '../tables/layout.ts';

export interface AddRowToProps<Item extends object> extends Pick<AddRowProps<Item>, 'table' | 'label'> {
  /** The label of the list of objects. */
  readonly onLabel: string;
  /** The objects to choose from; the first one is chosen initially. */
  readonly options: readonly SelectOption<string>[];
  /** The value of the object selected on the board; empty if none of the options is. */
  readonly chosen: string;
  readonly onAdd: (value: string) => void;
}

/**
 * Adds a row to the object named beside the button: the object last selected on the board, or a later choice made here.
 */
export function AddRowTo<Item extends object>({
  table,
  label,
  onLabel,
  options,
  chosen,
  onAdd,
}: AddRowToProps<Item>) {
  const [picked, pick] = useState({ value: chosen, after: chosen });
  // A later selection on the board replaces a choice made here.
  const value = picked.after === chosen ? picked.value : chosen;
  const on = options.find((option) => option.value === value) ?? options[0];
  if (on === undefined) return null;
  return (
    <Line>
      <SelectField
        label={onLabel}
        value={on.value}
        options={options}
        onChange={(next) => pick({ value: next, after: chosen })}
      />
      <AddRow table={table} label={label} onAdd={() => onAdd(on.value)} />
    </Line>
  );
}

export interface AddRowBetweenProps<Item extends object> extends Pick<AddRowProps<Item>, 'table' | 'label'> {
  readonly fromLabel: string;
  readonly toLabel: string;
  /** The number of joints. */
  readonly count: number;
  readonly onAdd: (ends: { readonly i: number; readonly j: number }) => void;
}

/** Adds a row between two joints chosen by their numbers; shows nothing if there are fewer than two joints. */
export function AddRowBetween<Item extends object>({
  table,
  label,
  fromLabel,
  toLabel,
  count,
  onAdd,
}: AddRowBetweenProps<Item>) {
  const [i, setI] = useState('0');
  const [j, setJ] = useState('1');
  if (count < 2) return null;
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: String(index + 1),
  }));
  return (
    <Line>
      <SelectField label={fromLabel} value={i} options={options} onChange={setI} />
      <SelectField label={toLabel} value={j} options={options} onChange={setJ} />
      <AddRow table={table} label={label} onAdd={() => onAdd({ i: Number(i), j: Number(j) })} />
    </Line>
  );
}
