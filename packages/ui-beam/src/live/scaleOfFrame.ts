import type { Scale } from '@eecs/ui-kit';
import { createScale } from '@eecs/ui-kit/layout';
import type { View } from '../state/view.ts';

/**
 * Returns the scale of the board for a draft beam: the whole beam fills the board, so a dragged or typed end changes
 * the scale; a zoomed range keeps it.
 */
export function scaleOfFrame(scale: Scale, length: number, view: View | null): Scale {
  return view === null && length !== scale.domain[1]
    ? createScale({ domain: [0, length], range: scale.range })
    : scale;
}
