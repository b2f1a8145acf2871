import type { KindId } from '../../kinds/kindNames.ts';
import { KIND_ROWS } from '../../kinds/kinds.ts';
import type { Services } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';

/** Finds the page of another kind on which the document of a hash is stored; null if there is none. */
export function findKeptElsewhere(
  hash: string,
  kind: KindId,
  services: Pick<Services, 'shelves'>,
): string | null {
  if (hash === '') return null;
  const other = KIND_ROWS.find(
    ({ id }) => id !== kind && services.shelves[id].get().slots.some((slot) => slot.hash === hash),
  );
  return other === undefined ? null : pathTo(other.page, { hash });
}
