export interface DescriptorMatrix {
  readonly rows: number;
  readonly cols: number;
  /** Entries [row, column, value], ordered by rows. */
  readonly entries: readonly (readonly [number, number, number])[];
}
