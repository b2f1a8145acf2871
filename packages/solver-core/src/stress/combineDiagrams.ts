import type { Diagram, DiagramSegment } from '../beam/diagrams/diagram.ts';
import { makeDiagram } from '../beam/diagrams/makeDiagram.ts';
import { overlapsOf } from '../beam/diagrams/overlaps.ts';
import { turnsOf } from '../linalg/turns.ts';

/** A factor on a part of the beam. */
export interface FactorRange {
  readonly x0: number;
  readonly x1: number;
  readonly factor: number;
}

/** A diagram with its factors from the left to the right end of the beam. */
export interface ScaledDiagram {
  readonly diagram: Diagram;
  readonly factors: readonly FactorRange[];
}

/**
 * Makes the diagram of a·A + b·B, exactly: A and B piecewise polynomials over the same beam, a and b constant on parts of it.
 *
 * Extremes, zeros and jumps are those of the sum; a segment ends where a factor changes.
 */
export function combineDiagrams(one: ScaledDiagram, other: ScaledDiagram): Diagram {
  const pieces = overlapsOf(scaleSegments(one), scaleSegments(other)).map(({ x0, x1, a, b }) => ({
    x0,
    x1,
    c: Array.from({ length: Math.max(a.length, b.length) }, (_, k) => (a[k] ?? 0) + (b[k] ?? 0)),
  }));
  const at: number[] = [];
  const first = [0];
  for (const { x0, x1, c } of pieces) {
    for (const turn of turnsOf(c, x1 - x0)) at.push(turn);
    first.push(at.length);
  }
  const places = [...pieces.map(({ x0 }) => x0), pieces.at(-1)!.x1];
  return makeDiagram({
    places: Float64Array.from(places),
    polynomialAt: (p) => pieces[p]!.c,
    turns: { first: Int32Array.from(first), at },
  }).diagram;
}

function scaleSegments({ diagram, factors }: ScaledDiagram): DiagramSegment[] {
  const pieces = factors.map(({ x0, x1, factor }) => ({ x0, x1, c: [factor] }));
  return overlapsOf(diagram.segments, pieces).map(({ x0, x1, a, b }) => ({
    x0,
    x1,
    c: a.map((coefficient) => coefficient * b[0]!),
  }));
}
