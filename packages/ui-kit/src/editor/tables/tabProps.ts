/** Props of every tab of the input panel. */
export interface TabProps {
  readonly isReadOnly: boolean;
}

/** Props of the fields of one row. */
export interface RowProps extends TabProps {
  /** Index of the row, from 0. */
  readonly index: number;
  /** All rows that the fields represent, including this one: a change applies to each. @default this row alone */
  readonly indices?: readonly number[] | undefined;
}
