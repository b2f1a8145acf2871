/** The place of a row in its table, and its size on disk. */
export interface PlacedRow {
  readonly place: string;
  readonly bytes: number;
}

/**
 * Cuts rows into batches with the given limits of rows and bytes, in order; a row that exceeds the limit is its own
 * batch.
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
