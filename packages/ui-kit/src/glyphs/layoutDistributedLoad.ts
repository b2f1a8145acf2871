/**
 * A distributed load on the drawing, all in px: the ordinates are heights above the axis at the start, middle and end.
 */
export interface DistributedLoadDrawing {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly y2: number;
  /** Preferred distance between arrows. @default 20 */
  readonly pitch?: number;
}

/** The layout of a distributed load, px. */
export interface DistributedLoadLayout {
  /** Closed path of the envelope, above the axis at y = 0 for positive heights (SVG y is negative there). */
  readonly envelope: string;
  /** Tails of the arrows; each tip is on the axis at the same x. */
  readonly arrows: readonly { readonly x: number; readonly tail: number }[];
}

const DEFAULT_PITCH_PX = 20;
const MAX_ARROWS = 60;
/** A shorter arrow would consist of its head only. */
const MIN_ARROW_PX = 8;

/**
 * Lays out the filled envelope and the arrows of a load that is quadratic through its three ordinates. The envelope
 * is one quadratic Bezier piece and exact; the number of arrows is bounded.
 */
export function layoutDistributedLoad({
  x0,
  x1,
  y0,
  y1,
  y2,
  pitch = DEFAULT_PITCH_PX,
}: DistributedLoadDrawing): DistributedLoadLayout {
  // The middle of a quadratic Bezier curve is a quarter of each end plus half the control point.
  const control = 2 * y1 - (y0 + y2) / 2;
  const envelope = `M${x0} 0L${x0} ${-y0}Q${(x0 + x1) / 2} ${-control} ${x1} ${-y2}L${x1} 0Z`;

  const count = Math.max(1, Math.min(MAX_ARROWS, Math.round((x1 - x0) / pitch)));
  const arrows = Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const height = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * control + t ** 2 * y2;
    return { x: x0 + (x1 - x0) * t, tail: -Math.round(height * 100) / 100 };
  }).filter(({ tail }) => Math.abs(tail) >= MIN_ARROW_PX);
  return { envelope, arrows };
}
