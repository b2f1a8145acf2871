import type { Diagram, DiagramSegment } from './diagram.ts';
import { findTurns } from './findTurns.ts';
import { makeDiagram } from './makeDiagram.ts';

/** Makes the diagram of one or more segments that follow each other from the left to the right end of a beam. */
export function toDiagram(segments: readonly DiagramSegment[]): Diagram {
  const places = new Float64Array(segments.length + 1);
  for (let p = 0; p < segments.length; p++) places[p] = segments[p]!.x0;
  places[segments.length] = segments.at(-1)!.x1;
  const pieces = {
    places,
    polynomialAt: (p: number) => segments[p]!.c,
  };
  return makeDiagram({ ...pieces, turns: findTurns(pieces) }).diagram;
}
