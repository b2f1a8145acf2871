/** Props of every tab of the input panel. */
export interface TabProps {
  readonly isReadOnly: boolean;
}

/** Props of the fields of one row. */
export interface RowProps extends TabProps {
  /** Index of the row, from 0. */
  readonly index: number;
  /**
   * All the rows that the fields stand for, that one among them: a change goes to each. @default that one alone
   */
  readonly indices?: readonly number[] | undefined;
}
