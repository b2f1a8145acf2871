import { addPolynomials } from '../../linalg/addPolynomials.ts';
import { shifted } from '../../linalg/polynomialProduct.ts';
import type { Diagram, DiagramPoint, DiagramSegment } from '../../diagrams/diagram.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';

/** An axle of a train: its load, positive downwards, and its distance behind the first axle. */
export interface Axle {
  readonly load: number;
  readonly behind: number;
}

/** The greatest and the least value of a quantity under a train, each with the place of its first axle. */
export interface TrainExtremes {
  readonly max: DiagramPoint;
  readonly min: DiagramPoint;
}

/**
 * Finds the positions of a train of axles that cause the greatest and the least value of a quantity, from its influence
 * line. The train moves to the right with its first axle at x, from before the beam until it has left it; axles that
 * are not on the beam have no effect. Exact: the sum of the lines, each shifted by its axle, is a line itself, whose
 * extremes are roots. With `isWhole` all axles must be on the beam, and the train must not be longer than the beam.
 */
export function moveTrain(
  line: Diagram,
  axles: readonly Axle[],
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): TrainExtremes {
  const { segments } = line;
  const length = segments.at(-1)!.x1;
  const reach = Math.max(0, ...axles.map(({ behind }) => behind));
  const moved = axles.map(({ load, behind }): readonly DiagramSegment[] => [
    ...(behind > 0 ? [{ x0: 0, x1: behind, c: [0] }] : []),
    ...segments.map(({ x0, x1, c }) => ({ x0: x0 + behind, x1: x1 + behind, c: c.map((one) => load * one) })),
    ...(behind < reach ? [{ x0: length + behind, x1: length + reach, c: [0] }] : []),
  ]);
  const sum = moved.reduce(addLines);
  const { max, min } = toDiagram(isWhole ? cutLine(sum, reach, length) : sum);
  return { max, min };
}

/** Cuts from a line the part between two places; if they are equal, returns the value just before them. */
function cutLine(line: readonly DiagramSegment[], from: number, to: number): readonly DiagramSegment[] {
  const kept = line.flatMap(({ x0, x1, c }): DiagramSegment[] => {
    const [start, end] = [Math.max(x0, from), Math.min(x1, to)];
    return start < end ? [{ x0: start, x1: end, c: shifted(c, start - x0) }] : [];
  });
  if (kept.length > 0) return kept;
  const last = line.findLast(({ x0 }) => x0 < to)!;
  return [{ x0: to, x1: to, c: shifted(last.c, to - last.x0) }];
}

/** Adds two lines over the same length, cut at the ends of the segments of both. */
function addLines(
  one: readonly DiagramSegment[],
  other: readonly DiagramSegment[],
): readonly DiagramSegment[] {
  const places = [...new Set([...one, ...other].flatMap(({ x0, x1 }) => [x0, x1]))].sort((a, b) => a - b);
  return places.slice(1).map((x1, k) => {
    const x0 = places[k]!;
    const middle = (x0 + x1) / 2;
    const at = (line: readonly DiagramSegment[]): readonly number[] => {
      const segment = line.find((part) => part.x0 <= middle && part.x1 >= middle);
      return segment === undefined ? [0] : shifted(segment.c, x0 - segment.x0);
    };
    return { x0, x1, c: addPolynomials(at(one), at(other)) };
  });
}
