import { pointOfArc } from './outline.ts';
import type { ArcEdge, Edge, Outline, Point } from './outline.ts';

/**
 * Writes outlines as the data of an SVG path, in a box of `height`: y to the right, z upwards from the lower edge of
 * the box.
 *
 * Holes run in the opposite direction, so that either fill rule leaves them open.
 */
export function writeOutlinePath(outlines: readonly Outline[], height: number): string {
  const place = ({ y, z }: Point) => `${short(y)} ${short(height - z)}`;
  const stroke = (edge: Edge) =>
    edge.kind === 'line'
      ? `L${place(edge.to)}`
      : halves(edge)
          .map((arc) => strokeArc(arc, place))
          .join('');
  return outlines
    .map((outline) => `M${place(startOf(outline[0]!))}${outline.map(stroke).join('')}Z`)
    .join('');
}

function strokeArc(arc: ArcEdge, place: (point: Point) => string): string {
  // Because the picture is upside down, a counter-clockwise arc has SVG's negative sweep.
  const sweep = arc.sweep > 0 ? 0 : 1;
  const radius = short(arc.radius);
  return `A${radius} ${radius} 0 0 ${sweep} ${place(pointOfArc(arc, 1))}`;
}

/** Divides an arc, because SVG cannot draw a full circle as one arc, and an arc of half a turn is ambiguous. */
function halves(arc: ArcEdge): readonly ArcEdge[] {
  if (Math.abs(arc.sweep) < Math.PI) return [arc];
  const sweep = arc.sweep / 2;
  return [
    { ...arc, sweep },
    { ...arc, sweep, start: arc.start + sweep },
  ];
}

function startOf(edge: Edge): Point {
  return edge.kind === 'line' ? edge.from : pointOfArc(edge, 0);
}

/** Rounds to ten digits: far finer than any screen, without the noise of the last bits. */
function short(value: number): number {
  return Number(value.toPrecision(10)) + 0;
}
