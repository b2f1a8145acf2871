import { turnsOf } from '../linalg/turns.ts';
import type { PlacesOnPieces, TurningPieces } from './diagramShape.ts';

/**
 * Finds where the polynomial of each piece turns, from its own derivatives: for
 * diagrams that no other one is the derivative of.
 */
export function findTurns({ places, polynomialAt }: Omit<TurningPieces, 'turns'>): PlacesOnPieces {
  const count = places.length - 1;
  const first = new Int32Array(count + 1);
  const at: number[] = [];
  for (let p = 0; p < count; p++) {
    for (const turn of turnsOf(polynomialAt(p), places[p + 1]! - places[p]!)) at.push(turn);
    first[p + 1] = at.length;
  }
  return { first, at };
}
