import { crossings } from '../linalg/polynomial.ts';
import type { BeamSet, Diagram } from './answer.ts';
import { completeDiagram } from './diagram.ts';
import type { FieldPiece } from './fields.ts';

type Field = 'N' | 'u' | 'Q' | 'M' | 'slope' | 'deflection';

/**
 * Makes the six diagrams of a set. Each is the derivative of the next (q, Q, M, slope, deflection and qx, N, u),
 * so the zeros of one are the turning places of the following and every polynomial is searched only between them.
 */
export function makeDiagrams(
  pieces: readonly FieldPiece[],
): Pick<BeamSet, 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope'> {
  const across = follow(pieces, ['Q', 'M', 'slope', 'deflection'], 'qy');
  const along = follow(pieces, ['N', 'u'], 'qx');
  return {
    N: along[0]!,
    Q: across[0]!,
    M: across[1]!,
    u: along[1]!,
    deflection: across[3]!,
    slope: across[2]!,
  };
}

function follow(pieces: readonly FieldPiece[], fields: readonly Field[], load: 'qx' | 'qy'): Diagram[] {
  let turns = pieces.map((piece) => loadCrossings(piece[load], piece.x1 - piece.x0));
  return fields.map((field) => {
    const parts = pieces.map((piece, i) => ({
      segment: { x0: piece.x0, x1: piece.x1, c: piece[field] },
      turns: turns[i]!,
    }));
    const { diagram, crossingsBySegment } = completeDiagram(parts);
    turns = crossingsBySegment;
    return diagram;
  });
}

function loadCrossings(q: readonly number[], h: number): readonly number[] {
  const [q0 = 0, q1 = 0, q2 = 0] = q;
  if (q1 === 0 && q2 === 0) return NONE;
  const turn = -q1 / (2 * q2);
  return crossings([q0, q1, q2], h, turn > 0 && turn < h ? [turn] : NONE);
}

const NONE: readonly number[] = [];
