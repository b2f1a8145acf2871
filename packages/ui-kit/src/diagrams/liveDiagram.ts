import type { Diagram } from '@eecs/solver-core';

/**
 * The diagram while a gesture is under way: with the length of its beam, or `none` where there is none for
 * now, or null once the gesture is over.
 */
export type LiveDiagramFrame = { readonly diagram: Diagram; readonly length: number } | 'none' | null;

/** Where a diagram hears of gestures under way; it paints each frame without React. */
export interface LiveDiagram {
  readonly subscribe: (listener: (frame: LiveDiagramFrame) => void) => () => void;
}
