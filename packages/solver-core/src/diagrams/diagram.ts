/** A polynomial piece on [x0, x1]: the sum of c[k]·(x - x0)^k. */
export interface DiagramSegment {
  readonly x0: number;
  readonly x1: number;
  readonly c: readonly number[];
}

/** A value of a diagram and its place. */
export interface DiagramPoint {
  readonly x: number;
  readonly value: number;
}

/** A place where a diagram has two values: the limits from the left and from the right. */
export interface DiagramJump {
  readonly x: number;
  readonly left: number;
  readonly right: number;
}

/**
 * An exact piecewise polynomial along the beam with its extremes (at the first x of each), isolated zeros and inner
 * jumps.
 */
export interface Diagram {
  readonly segments: readonly DiagramSegment[];
  readonly min: DiagramPoint;
  readonly max: DiagramPoint;
  readonly zeros: readonly number[];
  readonly jumps: readonly DiagramJump[];
}
