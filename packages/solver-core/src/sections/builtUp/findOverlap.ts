import { TOUCHING_PARTS } from '../../linalg/tolerance.ts';
import { boundOutlines } from '../bounds.ts';
import type { Outline, Point } from '../outline.ts';
import { pointOfArc } from '../outline.ts';

/**
 * Finds the first two overlapping bodies, by their indexes; returns null if all are separate or only touch. Arcs are
 * replaced by chords, so an overlap within a fillet that is smaller than the distance between arc and chord is not
 * found.
 */
export function findOverlap(bodies: readonly (readonly Outline[])[]): readonly [number, number] | null {
  const { left, right, bottom, top } = boundOutlines(bodies.flat());
  const touch = TOUCHING_PARTS * (right - left + top - bottom);
  const polygons = bodies.map((outlines) => outlines.flatMap(listChords));
  for (let j = 1; j < polygons.length; j++) {
    for (let i = 0; i < j; i++) {
      const [one, other] = [polygons[i]!, polygons[j]!];
      if (areCrossing(one, other, touch) || reaches(one, other, touch) || reaches(other, one, touch))
        return [i, j];
    }
  }
  return null;
}

type Chord = readonly [Point, Point];

/** Number of chords of an arc; even those of a full circle lie within a fiftieth of the radius. */
const CHORDS = 16;

function listChords(outline: Outline): Chord[] {
  return outline.flatMap((edge): Chord[] =>
    edge.kind === 'line'
      ? [[edge.from, edge.to]]
      : Array.from({ length: CHORDS }, (_, k): Chord => [
          pointOfArc(edge, k / CHORDS),
          pointOfArc(edge, (k + 1) / CHORDS),
        ]),
  );
}

/** Returns the distance of a point from a chord, positive to its left. */
function leftOf([from, to]: Chord, { y, z }: Point): number {
  const [dy, dz] = [to.y - from.y, to.z - from.z];
  return (dy * (z - from.z) - dz * (y - from.y)) / Math.hypot(dy, dz);
}

function areCrossing(one: readonly Chord[], other: readonly Chord[], touch: number): boolean {
  const isCut = (by: Chord, chord: Chord) => {
    const [a, b] = [leftOf(by, chord[0]), leftOf(by, chord[1])];
    return Math.min(a, b) < -touch && Math.max(a, b) > touch;
  };
  return one.some((a) => other.some((b) => isCut(a, b) && isCut(b, a)));
}

/** Returns whether a point of one body, close to the middle of one of its sides, lies within the other body. */
function reaches(one: readonly Chord[], other: readonly Chord[], touch: number): boolean {
  return one.some(([from, to]) => {
    const length = Math.hypot(to.y - from.y, to.z - from.z);
    if (length <= touch) return false;
    const within = {
      y: (from.y + to.y) / 2 - (touch * (to.z - from.z)) / length,
      z: (from.z + to.z) / 2 + (touch * (to.y - from.y)) / length,
    };
    // A ray from an inner point to the right crosses an odd number of sides.
    const met = other.filter(
      (chord) =>
        chord[0].z > within.z !== chord[1].z > within.z &&
        leftOf(chord, within) > 0 === chord[1].z > chord[0].z &&
        Math.abs(leftOf(chord, within)) > touch / 2,
    );
    return met.length % 2 === 1;
  });
}
