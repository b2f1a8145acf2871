import { EDGE_END, TOUCHING_PARTS } from '../../linalg/tolerance.ts';
import type { Edge, Outline } from '../outline.ts';
import type { OutlinedShape } from '../../model/common/document.ts';
import { lengthOfEdge, partOfEdge, pointOfEdge } from './edgeGeometry.ts';

/** A symmetric image of each point: the factors of y and z. */
export interface Image {
  readonly y: 1 | -1;
  readonly z: 1 | -1;
}

/** The images of a part of a section that together form the whole section. The part itself is the first. */
export interface Symmetry {
  readonly images: readonly Image[];
  /** The part that is kept has y >= 0, z >= 0, or both. */
  readonly keeps: readonly ('y' | 'z')[];
}

const ITSELF: Image = { y: 1, z: 1 };
const ACROSS_Y: Image = { y: -1, z: 1 };
const ACROSS_Z: Image = { y: 1, z: -1 };
const TURNED: Image = { y: -1, z: -1 };

const QUARTERS: Symmetry = { images: [ITSELF, ACROSS_Y, ACROSS_Z, TURNED], keeps: ['y', 'z'] };

/** The symmetry of each shape about the axes through its centroid. */
export const SYMMETRIES: Readonly<Record<OutlinedShape, Symmetry>> = {
  hsection: QUARTERS,
  rectangle: QUARTERS,
  rectangularpipe: QUARTERS,
  circle: QUARTERS,
  roundpipe: QUARTERS,
  csection: { images: [ITSELF, ACROSS_Z], keeps: ['z'] },
  tsection: { images: [ITSELF, ACROSS_Y], keeps: ['y'] },
  zsection: { images: [ITSELF, TURNED], keeps: ['z'] },
  lippedcsection: { images: [ITSELF, ACROSS_Z], keeps: ['z'] },
  lippedzsection: { images: [ITSELF, TURNED], keeps: ['z'] },
  lsection: { images: [ITSELF], keeps: [] },
};

/** Finds the symmetry of outlines about the axes through their centroid, by comparing the midpoints of their edges. */
export function findSymmetry(
  outlines: readonly Outline[],
  { ey, ez }: { readonly ey: number; readonly ez: number },
): Symmetry {
  const middles = outlines.flat().map((edge) => {
    const { y, z } = pointOfEdge(edge, 0.5);
    return { y: y - ey, z: z - ez, length: lengthOfEdge(edge) };
  });
  const near = TOUCHING_PARTS * Math.max(...middles.map(({ y, z }) => Math.abs(y) + Math.abs(z)));
  const has = (image: Image) =>
    middles.every((one) =>
      middles.some(
        (other) =>
          Math.hypot(other.y - image.y * one.y, other.z - image.z * one.z) <= near &&
          Math.abs(other.length - one.length) <= near,
      ),
    );
  const [y, z] = [has(ACROSS_Y), has(ACROSS_Z)];
  if (y && z) return QUARTERS;
  if (y) return { images: [ITSELF, ACROSS_Y], keeps: ['y'] };
  if (z) return { images: [ITSELF, ACROSS_Z], keeps: ['z'] };
  return has(TURNED) ? { images: [ITSELF, TURNED], keeps: ['z'] } : { images: [ITSELF], keeps: [] };
}

/**
 * Returns the direction of a boundary in an image: 1 for the part itself and for a rotated image, -1 for a mirror
 * image.
 */
export function senseOf({ y, z }: Image): number {
  return y * z;
}

/** Cuts edges at the axes and drops the parts that a symmetry does not need. */
export function keepEdges(edges: readonly Edge[], { keeps }: Symmetry): readonly Edge[] {
  return keeps.reduce<readonly Edge[]>(
    (kept, axis) =>
      kept.flatMap((edge) => {
        const cuts = [0, ...crossingsOf(edge, axis), 1];
        const parts = cuts.slice(1).map((to, i) => partOfEdge(edge, cuts[i]!, to));
        return parts.filter((part) => pointOfEdge(part, 0.5)[axis] > 0);
      }),
    edges,
  );
}

/** Returns the fractions of an edge at which a coordinate is zero, ascending, without its ends. */
function crossingsOf(edge: Edge, axis: 'y' | 'z'): number[] {
  if (edge.kind === 'line') {
    const from = edge.from[axis];
    const by = edge.to[axis] - from;
    return inside(by === 0 ? [] : [-from / by]);
  }
  const at = -edge.center[axis] / edge.radius;
  // A round corner of a part that touches its mirror image reaches the axis but does not cross it.
  if (Math.abs(at) >= 1 - TOUCHING_PARTS) return [];
  const angle = axis === 'y' ? Math.acos(at) : Math.asin(at);
  const other = axis === 'y' ? -angle : Math.PI - angle;
  const whole = (2 * Math.PI) / edge.sweep;
  return inside(
    [angle, other].flatMap((each) => {
      const first = (each - edge.start) / edge.sweep;
      return [-2, -1, 0, 1, 2].map((turn) => first + turn * whole);
    }),
  );
}

function inside(parts: readonly number[]): number[] {
  return parts.filter((part) => part > EDGE_END && part < 1 - EDGE_END).sort((a, b) => a - b);
}
