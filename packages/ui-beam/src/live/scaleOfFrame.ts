import type { Scale } from '@eecs/ui-kit';
import { createScale } from '@eecs/ui-kit/layout';
import type { View } from '../state/view.ts';

/**
 * Returns the scale of the board while it shows a beam that is not in the document yet: the whole of a beam fills the
 * board, so an end that is dragged or typed changes the scale; a stretch that is zoomed to keeps it.
 */
export function scaleOfFrame(scale: Scale, length: number, view: View | null): Scale {
  return view === null && length !== scale.domain[1]
    ? createScale({ domain: [0, length], range: scale.range })
    : scale;
}
