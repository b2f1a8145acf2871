import { crossings } from '../linalg/polynomial.ts';
import type { BeamSet, Diagram, DiagramSegment } from './answer.ts';
import type { AxialFields } from './axialFields.ts';
import type { BendingFields } from './bendingFields.ts';
import { completeDiagram } from './diagram.ts';
import type { LineLoad, SplitLoad } from './pieces.ts';

/**
 * Makes the six diagrams of a set. Each is the derivative of the next (q, Q, M, slope, deflection and qx, N, u),
 * so the zeros of one are the turning places of the following and every polynomial is searched only between them.
 * Returns null when numbers grew beyond all sizes.
 */
export function makeDiagrams(of: {
  load: SplitLoad;
  bent: BendingFields;
  stretched: AxialFields;
}): Pick<BeamSet, 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope'> | null {
  const { load, bent, stretched } = of;
  const across = follow(load.across, [bent.Q, bent.M, bent.slope, bent.deflection]);
  const along = follow(load.along, [stretched.N, stretched.u]);
  if (!across || !along) return null;
  const [Q, M, slope, deflection] = across;
  const [N, u] = along;
  return { N: N!, Q: Q!, M: M!, u: u!, deflection: deflection!, slope: slope! };
}

function follow(load: LineLoad, fields: readonly (readonly DiagramSegment[])[]): Diagram[] | null {
  let turns: readonly (readonly number[])[] = loadCrossings(load);
  const diagrams: Diagram[] = [];
  for (const segments of fields) {
    const { diagram, crossingsBySegment, isFinite } = completeDiagram({
      places: load.places,
      segments,
      turns,
    });
    if (!isFinite) return null;
    turns = crossingsBySegment;
    diagrams.push(diagram);
  }
  return diagrams;
}

/** Places on each piece where its load changes sign. */
function loadCrossings({ places, q0, q1, q2 }: LineLoad): (readonly number[])[] {
  const found = new Array<readonly number[]>(q0.length);
  for (let p = 0; p < q0.length; p++) {
    const [c0, c1, c2] = [q0[p]!, q1[p]!, q2[p]!];
    const h = places[p + 1]! - places[p]!;
    // A quadratic lies within its Bernstein coefficients: where they have one sign, nothing is to be searched.
    const middle = c0 + (c1 * h) / 2;
    const end = c0 + h * (c1 + h * c2);
    if ((c0 >= 0 && middle >= 0 && end >= 0) || (c0 <= 0 && middle <= 0 && end <= 0)) {
      found[p] = NONE;
      continue;
    }
    const turn = -c1 / (2 * c2);
    found[p] = crossings([c0, c1, c2], h, turn > 0 && turn < h ? [turn] : NONE);
  }
  return found;
}

const NONE: readonly number[] = [];
