import { createOption } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';

/** Whether compared case sets are shown as an envelope. */
export const isEnvelopedAtom = atom(false);

/** The deflection limit as the divisor of the span; 0 means no limit. */
export const deflectionLimitAtom = atom(0);

/** Whether the deflected beam is drawn on the board. */
export const isShapeShownAtom = atom(false);

/** Whether the board shows squared paper. */
export const isGridShownAtom = atom(true);

/** Whether the beam is drawn with the depth of its cross-sections: the reader's option `drawCS`. */
export const hasDepthsAtom = createOption('drawCS');

/** Whether the reactions are drawn at the supports: the reader's option `drawReactions`. */
export const hasReactionsAtom = createOption('drawReactions');

/** Whether the popover of the grid is open. */
export const isGridOpenAtom = atom(false);

/** Whether the fill of diagrams fades towards the axis: the reader's option `isGradient`. */
export const isGradientAtom = createOption('isGradient');
