import { type Diagram, type DiagramPoint, valueAt } from '@eecs/solver-core';
import { listKeyPoints } from '@eecs/ui-kit';

/** Number of even steps of a curve, in addition to its special places. */
const STEPS = 240;

/**
 * Lists the places at which a range of the beam is drawn, ascending: even steps, the ends of all segments, and every
 * place where one of the diagrams has a number worth printing, so that those are points of every curve.
 *
 * `range` in the document's length unit, first < last.
 */
export function collectPlaces(diagrams: readonly Diagram[], range: readonly [number, number]): number[] {
  const [first, last] = range;
  const places = new Set<number>([first, last]);
  for (let i = 1; i < STEPS; i += 1) places.add(first + ((last - first) * i) / STEPS);
  for (const diagram of diagrams) {
    for (const { x0, x1 } of diagram.segments) places.add(x0).add(x1);
    for (const { x } of listKeyPoints(diagram)) places.add(x);
  }
  return [...places].filter((x) => x >= first && x <= last).sort((a, b) => a - b);
}

/**
 * Evaluates a diagram at ascending places, exactly up to rounding; at an inner jump with both values, left then right.
 * In the document's base units.
 */
export function sampleDiagram(diagram: Diagram, places: readonly number[]): DiagramPoint[] {
  const jumps = new Map(diagram.jumps.map((jump) => [jump.x, jump]));
  return places.flatMap((x) => {
    const jump = jumps.get(x);
    if (jump === undefined) return [{ x, value: valueAt(diagram, x) }];
    return [
      { x, value: jump.left },
      { x, value: jump.right },
    ];
  });
}
