import { turnsOf } from '../linalg/turns.ts';
import type { PlacesOnPieces, TurningPieces } from './diagramShape.ts';

/**
 * Finds the turning points of the polynomial of each piece from its own derivatives, for diagrams whose derivative is
 * not another diagram.
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
