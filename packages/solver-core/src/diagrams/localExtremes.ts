import { evaluate } from '../linalg/polynomial.ts';
import { SAME_EXTREME } from '../linalg/tolerance.ts';
import { turnsOf } from '../linalg/turns.ts';
import type { Diagram, DiagramPoint, DiagramSegment } from './diagram.ts';

/**
 * Lists the local extremes inside a diagram, ascending in x: the roots of its derivative with a change of sign, and the
 * corners where one segment rises and the next falls. These are the values that an engineer reads in each span and over
 * each support.
 *
 * Jumps and the ends of the diagram do not count; a stretch of constant value between a rise and a fall counts once, at
 * its start. Values and places are exact up to rounding. Never NaN for a finite diagram.
 *
 * @example localExtremes(momentOfThreeSpans) // [{ x: 2.1, value: 9.8e3 }, { x: 5, value: -1.25e4 }, …]
 */
export function localExtremes(diagram: Diagram): readonly DiagramPoint[] {
  const scale = Math.max(Math.abs(diagram.min.value), Math.abs(diagram.max.value));
  const jumps = new Set(diagram.jumps.map(({ x }) => x));
  const extremes: DiagramPoint[] = [];
  let before: DiagramPoint | null = null;
  let direction = 0;
  // The start of the current level stretch, between a slope and whatever follows.
  let turn: DiagramPoint | null = null;
  for (const segment of diagram.segments) {
    for (const point of turningPoints(segment)) {
      if (before !== null) {
        const rise = point.value - before.value;
        const next = Math.abs(rise) <= SAME_EXTREME * scale ? 0 : Math.sign(rise);
        if (next !== 0) {
          if (direction === -next && turn !== null) extremes.push(turn);
          direction = next;
          turn = point;
        }
      }
      before = point;
    }
    if (jumps.has(segment.x1)) {
      before = null;
      direction = 0;
      turn = null;
    }
  }
  return extremes;
}

/** Returns the ends of a segment and the places where its derivative changes sign. */
function turningPoints({ x0, x1, c }: DiagramSegment): DiagramPoint[] {
  const length = x1 - x0;
  const places = [0, ...turnsOf(c, length), length];
  return places.map((s) => ({ x: s === length ? x1 : x0 + s, value: evaluate(c, s) }));
}
