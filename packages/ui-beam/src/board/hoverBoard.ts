import type { KitStore } from '@eecs/ui-kit';
import { hoveredAtom, isSameItem, boardItemAtom, isSelection } from '../state/selection.ts';
import { ghostAtom } from './boardState.ts';
import type { Hit } from './hitTest.ts';
import type { Snap } from './snapPlace.ts';

/** Shows what a pointer over the board is over, or with a tool in hand where a click would place. */
export function hoverBoard(
  store: KitStore,
  {
    svg,
    hit,
    toolSnap,
  }: {
    readonly svg: SVGSVGElement;
    readonly hit: Hit | null;
    /** Where the tool in hand would place; null while there is none. */
    readonly toolSnap: Snap | null;
  },
): void {
  if (toolSnap !== null) {
    const isOwn = hit !== null && isSameItem(hit.item, store.get(boardItemAtom));
    store.set(ghostAtom, isOwn ? null : { snap: toolSnap });
    return;
  }
  const item = hit?.item ?? null;
  const next = isSelection(item) ? item : null;
  if (!isSameItem(store.get(hoveredAtom), next)) store.set(hoveredAtom, next);
  svg.dataset['cursor'] = item === null ? '' : item.kind;
}
