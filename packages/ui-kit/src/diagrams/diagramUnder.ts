import type { DrawnNode } from '../drawing/drawnNode.ts';
import type { Scale } from '../viewport/createScale.ts';

/** Something that lies under a diagram, on its own scales: what it is compared with. */
export interface DiagramUnder {
  /** Its least and its greatest value, which stay visible. */
  readonly low: number;
  readonly high: number;
  /** Draws it in the row, px; its marks have the role `ghost`. */
  readonly draw: (scales: { readonly x: Scale; readonly y: Scale }) => readonly DrawnNode[];
}
