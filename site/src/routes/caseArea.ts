import type { KindName } from '../kinds/kindNames.ts';
import { KINDS, findKind } from '../kinds/kinds.ts';
import { pathTo } from './pathTo.ts';

/**
 * Finds the route on which a kind of case is edited; null for none. Leaving that route leaves the case, whatever the
 * address is.
 */
export function findEditorRoute(kind: string): KindName | null {
  return findKind(kind)?.page ?? null;
}

/** Returns the address of the preview of a saved task. Tasks of a kind without its own page use the page of beams. */
export function toPreviewPath({ kind, id }: { readonly kind: string; readonly id: number }): string {
  return pathTo((findKind(kind) ?? KINDS.msb).preview, { id: String(id) });
}
