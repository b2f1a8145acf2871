/** What every panel of inputs is told. */
export interface TableProps {
  readonly isReadOnly: boolean;
}
