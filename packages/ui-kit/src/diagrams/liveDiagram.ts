import type { Diagram } from '@eecs/solver-core';

/**
 * What a gesture under way makes of a diagram: the diagram with the length of its beam, `none` where there is none for
 * now, or null once the gesture is over.
 */
export type LiveDiagramFrame = { readonly diagram: Diagram; readonly length: number } | 'none' | null;

/** Where a diagram hears of gestures under way; it paints each frame without React. */
export interface LiveDiagram {
  readonly subscribe: (listener: (frame: LiveDiagramFrame) => void) => () => void;
}
