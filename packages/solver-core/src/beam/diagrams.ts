import { crossings } from '../linalg/polynomial.ts';
import type { BeamSet, Diagram, DiagramSegment } from './answer.ts';
import type { AxialFields } from './axialFields.ts';
import type { BendingFields } from './bendingFields.ts';
import { completeDiagram } from './diagram.ts';
import type { LineLoad, SplitLoad } from './pieces.ts';

/**
 * Makes the six diagrams of a set. Each is the derivative of the next (q, Q, M, slope, deflection and qx, N, u),
 * so the zeros of one are the turning places of the following and every polynomial is searched only between them.
 */
export function makeDiagrams(of: {
  load: SplitLoad;
  bent: BendingFields;
  stretched: AxialFields;
}): Pick<BeamSet, 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope'> {
  const { load, bent, stretched } = of;
  const [Q, M, slope, deflection] = follow(load.across, [bent.Q, bent.M, bent.slope, bent.deflection]);
  const [N, u] = follow(load.along, [stretched.N, stretched.u]);
  return { N: N!, Q: Q!, M: M!, u: u!, deflection: deflection!, slope: slope! };
}

function follow(load: LineLoad, fields: readonly (readonly DiagramSegment[])[]): Diagram[] {
  let turns = loadCrossings(load);
  return fields.map((segments) => {
    const { diagram, crossingsBySegment } = completeDiagram(segments, turns);
    turns = crossingsBySegment;
    return diagram;
  });
}

/** Places on each piece where its load changes sign; a uniform one never does. */
function loadCrossings({ places, q0, q1, q2 }: LineLoad): (readonly number[])[] {
  const found = new Array<readonly number[]>(q0.length);
  for (let p = 0; p < q0.length; p++) {
    if (q1[p] === 0 && q2[p] === 0) {
      found[p] = NONE;
      continue;
    }
    const h = places[p + 1]! - places[p]!;
    const turn = -q1[p]! / (2 * q2[p]!);
    found[p] = crossings([q0[p]!, q1[p]!, q2[p]!], h, turn > 0 && turn < h ? [turn] : NONE);
  }
  return found;
}

const NONE: readonly number[] = [];
