import type { JointLoad, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { type TrussItem, toItemKey } from '../editing/items.ts';

/** A load with its object, because the table contains loads of joints and of rods. */
export interface LoadRow {
  readonly item: Extract<TrussItem, { kind: 'jointLoad' | 'linkLoad' }>;
  readonly load: JointLoad | LinkLoad;
}

const rowsOfLoads = new WeakMap<object, LoadRow>();
/** Cached rows of a truss by its joints, because several views need them after each edit. */
const rowsOfTrusses = new WeakMap<object, { readonly links: unknown; readonly rows: readonly LoadRow[] }>();

/** Lists every load, those of joints first; a load keeps its row while it stays on its object. */
export function listLoads({ joints, links }: Pick<TrussCase, 'joints' | 'links'>): readonly LoadRow[] {
  const listed = rowsOfTrusses.get(joints);
  if (listed?.links === links) return listed.rows;
  const keep = (load: JointLoad | LinkLoad, item: LoadRow['item']): LoadRow => {
    const known = rowsOfLoads.get(load);
    if (known !== undefined && toItemKey(known.item) === toItemKey(item)) return known;
    const row = { item, load };
    rowsOfLoads.set(load, row);
    return row;
  };
  const rows = [
    ...joints.flatMap(({ loads }, joint) =>
      loads.map((load, index) => keep(load, { kind: 'jointLoad', joint, index })),
    ),
    ...links.flatMap(({ loads }, link) =>
      loads.map((load, index) => keep(load, { kind: 'linkLoad', link, index })),
    ),
  ];
  rowsOfTrusses.set(joints, { links, rows });
  return rows;
}
