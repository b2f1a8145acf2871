import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import type { Oval, Point } from './guide.ts';

/**
 * The axes in which a circle or an ellipse is the unit circle: its centre, its semi-axes and the direction of the first
 * one.
 */
export interface OvalAxes {
  readonly x0: number;
  readonly y0: number;
  readonly rx: number;
  readonly ry: number;
  readonly cos: number;
  readonly sin: number;
}

/** Returns the axes of a circle or an ellipse. */
export function getOvalAxes(guide: Oval): OvalAxes {
  const { x0, y0 } = guide;
  if (guide.className === 'circle') return { x0, y0, rx: guide.a, ry: guide.a, cos: 1, sin: 0 };
  return { x0, y0, rx: guide.a, ry: guide.b, cos: cosDeg(guide.alpha), sin: sinDeg(guide.alpha) };
}

/** Rotates a direction into the oval's axes, unscaled. */
export function turnIn({ cos, sin }: OvalAxes, { x, y }: Point): Point {
  return { x: cos * x + sin * y, y: cos * y - sin * x };
}

/** Maps a point of the unit circle's plane to the document's coordinates. */
export function toDocument(axes: OvalAxes, { x, y }: Point): Point {
  const [u, v] = [axes.rx * x, axes.ry * y];
  return { x: axes.x0 + (axes.cos * u - axes.sin * v), y: axes.y0 + (axes.sin * u + axes.cos * v) };
}
