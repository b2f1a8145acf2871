/** A sparse matrix. */
export interface DescriptorMatrix {
  readonly rows: number;
  readonly cols: number;
  /** [row, column, value], by rows. */
  readonly entries: readonly (readonly [number, number, number])[];
}
