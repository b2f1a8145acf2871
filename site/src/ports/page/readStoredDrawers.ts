import type { CrossSection, Material } from '@eecs/solver-core';
import type { LibraryDrawer } from '@eecs/ui-kit';
import { materialColor } from '@eecs/ui-kit/editor';

/** A row of a library as the server returns it; a community row has no owner. */
export interface StoredRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly group: string;
  readonly subgroup: string;
  readonly json_data: Readonly<Record<string, unknown>>;
  readonly json_data_us: Readonly<Record<string, unknown>> | null;
  readonly version: number;
}

/**
 * Arranges rows of a library in drawers, each with a group and a subgroup. The server stores only valid materials and
 * sections.
 */
export function readStoredDrawers(
  rows: readonly StoredRow[],
): readonly LibraryDrawer<Material | CrossSection>[] {
  const drawers = new Map<string, StoredRow[]>();
  for (const row of rows) {
    const name = row.subgroup === row.group ? row.group : `${row.group} / ${row.subgroup}`;
    drawers.set(name, [...(drawers.get(name) ?? []), row]);
  }
  return [...drawers].map(([name, held]) => ({ name, items: held.map(toItem) }));
}

/** Converts a row to an entry of a library browser; its origin refers to the row. */
export function toItem({ id, user_id, json_data }: StoredRow) {
  const item = json_data as unknown as Material | CrossSection;
  return {
    item: 'className' in item ? item : { ...item, color: item.color ?? materialColor(item) },
    origin: { kind: user_id === null ? ('community' as const) : ('own' as const), id: String(id) },
  };
}
