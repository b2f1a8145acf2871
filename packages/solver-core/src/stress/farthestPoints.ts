import { pointOfArc } from '../sections/outline.ts';
import type { ArcEdge, Edge, Point } from '../sections/outline.ts';
import type { PlacedSection } from './placedSection.ts';

/**
 * Finds the points of the outline farthest from the neutral axis of bending, on its upper and on its lower side.
 *
 * The axis passes through the centroid along Iz·z = Iyz·y (THEORY.md, "Stresses"); axial force does not move the
 * points. Exact: the candidates are the ends of lines and the points of arcs whose normal is perpendicular to the axis.
 * If points are equally far, the first along the outline is taken.
 */
export function findFarthestPoints(section: PlacedSection): { readonly top: Point; readonly bottom: Point } {
  const direction = { y: -section.Iyz, z: section.Iz };
  return {
    top: farthestAlong(section, direction),
    bottom: farthestAlong(section, { y: -direction.y, z: -direction.z }),
  };
}

function farthestAlong({ outlines }: PlacedSection, direction: Point): Point {
  let most = -Infinity;
  let found: Point = { y: 0, z: 0 };
  for (const edge of outlines.flat()) {
    for (const point of candidatesOf(edge, direction)) {
      const distance = direction.y * point.y + direction.z * point.z;
      if (distance > most) {
        most = distance;
        found = point;
      }
    }
  }
  return found;
}

function candidatesOf(edge: Edge, direction: Point): Point[] {
  if (edge.kind === 'line') return [edge.from, edge.to];
  const ends = [pointOfArc(edge, 0), pointOfArc(edge, 1)];
  const length = Math.hypot(direction.y, direction.z);
  const { center, radius } = edge;
  if (!reaches(edge, Math.atan2(direction.z, direction.y))) return ends;
  return [
    {
      y: center.y + (radius * direction.y) / length,
      z: center.z + (radius * direction.z) / length,
    },
    ...ends,
  ];
}

/** Returns whether an arc passes the angle, or the angle plus full turns. */
function reaches({ start, sweep }: ArcEdge, angle: number): boolean {
  const turn = 2 * Math.PI;
  const low = Math.min(start, start + sweep);
  const beyond = (((angle - low) % turn) + turn) % turn;
  return beyond <= Math.abs(sweep);
}
