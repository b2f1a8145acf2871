/** A row by its place in its table, and what it takes on the disk. */
export interface PlacedRow {
  readonly place: string;
  readonly bytes: number;
}

/**
 * Cuts rows into batches of so many rows and bytes at most, in their order; a row that is larger is a batch of its own.
 */
export function toBatches(
  rows: readonly PlacedRow[],
  { mostRows, mostBytes }: { readonly mostRows: number; readonly mostBytes: number },
): string[][] {
  const batches: string[][] = [];
  let batch: string[] = [];
  let held = 0;
  for (const { place, bytes } of rows) {
    if (batch.length > 0 && (batch.length === mostRows || held + bytes > mostBytes)) {
      batches.push(batch);
      [batch, held] = [[], 0];
    }
    batch.push(place);
    held += bytes;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
