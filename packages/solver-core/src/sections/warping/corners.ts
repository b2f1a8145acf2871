import { RUNS_ON } from '../../linalg/tolerance.ts';
import type { Outline, Point } from '../outline.ts';
import { pointOfEdge, turnBetween } from './edgeGeometry.ts';

/** A point where two edges of an outline meet, and the length allowed for a panel that ends there. */
export interface Corner extends Point {
  readonly reach: number;
}

/**
 * Lists the ends of all edges.
 *
 * Near a corner that points into the section the warping function varies as about the 2/3 power of the distance; near
 * one that points outwards its derivatives do. Panels must be short there. Where edges continue each other smoothly,
 * only the distance to other corners limits the length.
 */
export function listCorners(outlines: readonly Outline[]): Corner[] {
  const turns = outlines.flatMap((outline) => {
    if (outline.length < 2) return [];
    return outline.map((edge, i) => ({
      at: pointOfEdge(edge, 0),
      turn: turnBetween(outline.at(i - 1)!, edge),
    }));
  });
  return turns.map(({ at, turn }) => ({ ...at, reach: reachOf(turn) * nearest(at, turns) }));
}

function reachOf(turn: number): number {
  if (Math.abs(turn) < RUNS_ON) return Infinity;
  return 2 ** (turn < 0 ? -INWARD : -OUTWARD);
}

function nearest(at: Point, others: readonly { at: Point }[]): number {
  const distances = others.map((other) => Math.hypot(other.at.y - at.y, other.at.z - at.z));
  return Math.min(...distances.filter((distance) => distance > 0));
}

/** Number of halvings towards a corner that points into or out of the section. */
const INWARD = 4;
const OUTWARD = 2;
