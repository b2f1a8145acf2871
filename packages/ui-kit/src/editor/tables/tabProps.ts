/** What every tab of the input panel is told. */
export interface TabProps {
  readonly isReadOnly: boolean;
}

/** What the fields of one row are told. */
export interface RowProps extends TabProps {
  /** Of the row, from 0. */
  readonly index: number;
  /**
   * All the rows that the fields stand for, that one among them: a change goes to each. @default that one alone
   */
  readonly indices?: readonly number[] | undefined;
}
