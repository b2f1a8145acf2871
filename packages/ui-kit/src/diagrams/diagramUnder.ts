import type { DrawnNode } from '../drawing/drawnNode.ts';
import type { Scale } from '../viewport/createScale.ts';

/** Something drawn under a diagram, on the diagram's scales, for comparison. */
export interface DiagramUnder {
  /** Its least and greatest values, which stay visible. */
  readonly low: number;
  readonly high: number;
  /** Draws it in the row, px; its marks have the role `ghost`. */
  readonly draw: (scales: { readonly x: Scale; readonly y: Scale }) => readonly DrawnNode[];
}
