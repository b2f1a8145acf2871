import type { TrussCase } from '../../model/truss/trussDocument.ts';

/** Lists the ids of the joints, links, guides and loads of a truss, so that a new object can get a different one. */
export function listIds({
  joints,
  links,
  guides,
}: Pick<TrussCase, 'joints' | 'links' | 'guides'>): ReadonlySet<string | number> {
  const ids = new Set<string | number>();
  for (const { id, loads } of [...joints, ...links]) {
    ids.add(id);
    for (const load of loads) ids.add(load.id);
  }
  for (const { id } of guides) if (id !== undefined) ids.add(id);
  return ids;
}
