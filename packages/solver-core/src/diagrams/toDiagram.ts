import type { Diagram, DiagramSegment } from './diagram.ts';
import { findTurns } from './findTurns.ts';
import { makeDiagram } from './makeDiagram.ts';

/** Makes the diagram of segments that follow each other from the left to the right end of a beam: at least one. */
export function toDiagram(segments: readonly DiagramSegment[]): Diagram {
  const pieces = {
    places: Float64Array.from([...segments.map(({ x0 }) => x0), segments.at(-1)!.x1]),
    polynomialAt: (p: number) => segments[p]!.c,
  };
  return makeDiagram({ ...pieces, turns: findTurns(pieces) }).diagram;
}
