import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import type { Oval, Point } from './guide.ts';

/** Where a circle or an ellipse is the unit circle: its centre, its semi-axes and the direction of the first. */
export interface Frame {
  readonly x0: number;
  readonly y0: number;
  readonly rx: number;
  readonly ry: number;
  readonly cos: number;
  readonly sin: number;
}

/** Returns the frame of a circle or an ellipse. */
export function getFrame(guide: Oval): Frame {
  const { x0, y0 } = guide;
  if (guide.className === 'circle') return { x0, y0, rx: guide.a, ry: guide.a, cos: 1, sin: 0 };
  return { x0, y0, rx: guide.a, ry: guide.b, cos: cosDeg(guide.alpha), sin: sinDeg(guide.alpha) };
}

/** Turns a direction into the axes of a frame, unscaled. */
export function turnIn({ cos, sin }: Frame, { x, y }: Point): Point {
  return { x: cos * x + sin * y, y: cos * y - sin * x };
}

/** Returns where a point of the unit circle's plane lies in the document. */
export function toDocument(frame: Frame, { x, y }: Point): Point {
  const [u, v] = [frame.rx * x, frame.ry * y];
  return { x: frame.x0 + (frame.cos * u - frame.sin * v), y: frame.y0 + (frame.sin * u + frame.cos * v) };
}
