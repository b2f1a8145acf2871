/** The two parts of a library. */
export const PARTITIONS = ['material', 'section'] as const;
export type Partition = (typeof PARTITIONS)[number];

/** A row of a library; a row without owner is community data. */
export interface LibraryRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly group: string;
  readonly subgroup: string;
  readonly json_data: Record<string, unknown>;
  readonly json_data_us: Record<string, unknown> | null;
  readonly version: number;
}
