import { JUMP, NO_EXTREME, SAME_EXTREME } from '../linalg/tolerance.ts';
import type { Diagram, DiagramJump, DiagramPoint } from './diagram.ts';
import { measureSegments } from './diagramShape.ts';
import type { DiagramShape, PlacesOnPieces, TurningPieces } from './diagramShape.ts';
import { isolatedZeros } from './diagramZeros.ts';

/**
 * Makes a diagram from its pieces: segments, extremes at ends and turning points, isolated zeros, inner jumps. Also
 * returns where the diagram crosses zero, which are the turning points of its integral.
 */
export function makeDiagram(pieces: TurningPieces): {
  diagram: Diagram;
  crossings: PlacesOnPieces;
  /** False if an overflow left a coefficient that is not finite. */
  isFinite: boolean;
} {
  const shape = measureSegments(pieces);
  const { segments, crossings, isFinite } = shape;
  const diagram = {
    segments,
    ...extremes(shape),
    zeros: isolatedZeros(shape),
    jumps: jumpsOf(shape),
  };
  return { diagram, crossings, isFinite };
}

function extremes({ places, turns, turnValues, lefts, rights, largest, scale }: DiagramShape): {
  min: DiagramPoint;
  max: DiagramPoint;
} {
  const tie = Math.max(SAME_EXTREME * largest, NO_EXTREME * scale);
  const min = { x: places[0]!, value: lefts[0]! };
  const max = { x: places[0]!, value: lefts[0]! };
  const visit = (x: number, value: number) => {
    if (value > max.value + tie) {
      max.x = x;
      max.value = value;
    } else if (value < min.value - tie) {
      min.x = x;
      min.value = value;
    }
  };
  for (let p = 0; p < lefts.length; p++) {
    const left = lefts[p]!;
    const right = rights[p]!;
    const first = turns.first[p]!;
    const next = turns.first[p + 1]!;
    // Few segments exceed the extremes of those before them.
    const low = min.value - tie;
    const high = max.value + tie;
    if (first === next && left >= low && right >= low && left <= high && right <= high) continue;
    visit(places[p]!, left);
    for (let t = first; t < next; t++) {
      // A turning point at the segment's end may round past it, where another piece applies.
      visit(Math.min(places[p]! + turns.at[t]!, places[p + 1]!), turnValues[t]!);
    }
    visit(places[p + 1]!, right);
  }
  return { min, max };
}

function jumpsOf({ places, lefts, rights, scale }: DiagramShape): DiagramJump[] {
  const jumps: DiagramJump[] = [];
  const rounding = JUMP * scale;
  for (let p = 1; p < lefts.length; p++) {
    const left = rights[p - 1]!;
    const right = lefts[p]!;
    if (Math.abs(right - left) > rounding) jumps.push({ x: places[p]!, left, right });
  }
  return jumps;
}
