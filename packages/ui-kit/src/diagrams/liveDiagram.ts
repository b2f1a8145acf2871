import type { Diagram } from '@eecs/solver-core';

/**
 * The diagram during a gesture: with the length of its beam, `none` if there is none at the moment, null once the
 * gesture is over.
 */
export type LiveDiagramFrame = { readonly diagram: Diagram; readonly length: number } | 'none' | null;

/** Notifies a diagram of gestures under way; the diagram paints each frame without React. */
export interface LiveDiagram {
  readonly subscribe: (listener: (frame: LiveDiagramFrame) => void) => () => void;
}
