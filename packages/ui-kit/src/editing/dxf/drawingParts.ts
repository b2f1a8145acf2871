import { createNearFinder } from '../nearFinder.ts';
import { sameEnd } from './lineEnds.ts';
import { createLineStops } from './stopsOnLine.ts';
import type { DxfLine } from './toDxfLines.ts';

/** Connected lines. */
export interface DrawingPart {
  /** Their indices in the drawing, ascending. */
  readonly lines: readonly number[];
  /** The layers of these lines. */
  readonly layers: readonly string[];
}

/**
 * The greatest number of lines whose connected parts are searched for: no file with more is read, and the search takes
 * long.
 */
const MOST_LINES = 20_000;

/**
 * Finds the connected parts of a drawing, the largest first: lines that meet at an end, or end on one another, belong
 * to one part. A drawing with too many lines is one part.
 */
export function findParts(lines: readonly DxfLine[]): readonly DrawingPart[] {
  const all = lines.map((_, at) => at);
  if (lines.length === 0) return [];
  if (lines.length > MOST_LINES) return [toPart(all, lines)];
  const tolerance = sameEnd(lines);
  const finder = createNearFinder(tolerance);
  const ends = lines.map(({ from, to }) => {
    const find = ([x, y, z]: DxfLine['from']): number => finder.find({ x, y, z });
    return [find(from), find(to)] as const;
  });
  const joined = finder.places.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (joined[root] !== undefined && joined[root] !== root) root = joined[root] ?? root;
    joined[at] = root;
    return root;
  };
  const findStops = createLineStops(finder.places, tolerance);
  ends.forEach(([i, j], at) => {
    for (const { index } of findStops({ i, j, middle: lines[at]?.middle })) joined[rootOf(index)] = rootOf(i);
  });
  const parts = new Map<number, number[]>();
  ends.forEach(([i], at) => {
    const root = rootOf(i);
    const part = parts.get(root);
    if (part === undefined) parts.set(root, [at]);
    else part.push(at);
  });
  return [...parts.values()].sort((a, b) => b.length - a.length).map((part) => toPart(part, lines));
}

function toPart(part: readonly number[], lines: readonly DxfLine[]): DrawingPart {
  return { lines: part, layers: [...new Set(part.map((at) => lines[at]?.layer ?? ''))] };
}
