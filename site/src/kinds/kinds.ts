import { beam } from './beam.ts';
import type { KindId } from './kindNames.ts';
import type { KindRow } from './kindRow.ts';
import { hasEditor } from './kindNames.ts';
import { truss } from './truss.ts';

/** A row for each kind of structure that has an editor. */
export const KINDS: Readonly<Record<KindId, KindRow>> = { msb: beam, truss };

/** The rows in the order in which pages list the kinds. */
export const KIND_ROWS: readonly KindRow[] = Object.values(KINDS);

/** Finds the row of a kind of task; null where it has no editor. */
export function findKind(kind: string): KindRow | null {
  return hasEditor(kind) ? KINDS[kind] : null;
}
