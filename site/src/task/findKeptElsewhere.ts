import type { KindId } from '../kinds/kindNames.ts';
import { KIND_ROWS } from '../kinds/kinds.ts';
import type { Services } from '../ports/kept/services.ts';
import { pathTo } from '../routes/pathTo.ts';

/**
 * The page on which a document of a hash is kept that is of another kind than the
 * page that was asked for; null if none is.
 */
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
