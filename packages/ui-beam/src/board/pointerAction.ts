import type { BeamCase } from '@eecs/solver-core';
import type { KitStore } from '@eecs/ui-kit';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { guidesAtom } from '../state/guides.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { viewAtom } from '../state/view.ts';
import { type Drag, startDrag } from './drag.ts';
import type { Hit } from './hitTest.ts';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import type { Pinch } from './touches.ts';

/** Down, and not yet moved far enough to tell. */
export interface Press {
  readonly kind: 'press';
  readonly hit: Hit | null;
  readonly from: BoardPoint;
  readonly canDrag: boolean;
}

/** What a pressed pointer is doing. */
export type PointerAction =
  | Press
  /** Of a document as it was when it began. */
  | { readonly kind: 'drag'; readonly drag: Drag; readonly base: BeamCase }
  | { readonly kind: 'place'; readonly from: BoardPoint; readonly start: number }
  | { readonly kind: 'pan'; readonly last: BoardPoint }
  | Pinch;

/** How far a pointer may go in a press, px. */
export const SLOP_PX = { mouse: 3, touch: 8 };

/**
 * Tells what a press becomes by a move: a drag of what can be dragged, else of the magnified view, else nothing; and the
 * press itself while the pointer is where it was.
 */
export function leavePress(
  press: Press,
  {
    to: { x, y, isTouch },
    store,
    getScheme,
  }: {
    readonly to: BoardPoint & { readonly isTouch: boolean };
    readonly store: KitStore;
    readonly getScheme: () => Scheme;
  },
): PointerAction | null {
  const { hit, from, canDrag } = press;
  const [dx, dy] = [Math.abs(x - from.x), Math.abs(y - from.y)];
  if (Math.max(dx, dy) <= (isTouch ? SLOP_PX.touch : SLOP_PX.mouse)) return press;
  if (!canDrag || hit === null) return store.get(viewAtom) === null ? null : { kind: 'pan', last: from };
  // The tail of an arrow moves with the load when it is taken sideways.
  const part = hit.part === 'value' && dx > dy ? 'body' : hit.part;
  const base = store.get(documentAtom);
  const drag = startDrag({
    document: base,
    guides: store.get(guidesAtom),
    item: hit.item,
    part,
    from,
    getScale: () => getScheme().scale,
  });
  return drag === null ? null : { kind: 'drag', drag, base };
}

/** Says whether a drag is still one of the beam it was begun on: that may have been undone, or come in other units. */
export function isDragOf(base: BeamCase, document: BeamCase): boolean {
  // Surroundings that hold the document may hand in the same one anew.
  return base === document || JSON.stringify(base) === JSON.stringify(document);
}
