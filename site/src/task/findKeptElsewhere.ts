import type { BranchPlace } from '../ports/kept/branch.ts';
import type { Services } from '../ports/kept/services.ts';
import { findEditorRoute } from '../routes/caseArea.ts';
import { pathTo } from '../routes/pathTo.ts';

/**
 * The page on which a document of a hash is kept that is of another kind than the
 * page that was asked for; null where none is.
 */
export function findKeptElsewhere(
  hash: string,
  kind: BranchPlace['kind'],
  { shelf, trussShelf }: Pick<Services, 'shelf' | 'trussShelf'>,
): string | null {
  const other = kind === 'msb' ? 'truss' : 'msb';
  const kept = other === 'msb' ? shelf : trussShelf;
  const area = findEditorRoute(other);
  const isThere = hash !== '' && kept.get().slots.some((slot) => slot.hash === hash);
  return isThere && area !== null ? pathTo(area, { hash }) : null;
}
