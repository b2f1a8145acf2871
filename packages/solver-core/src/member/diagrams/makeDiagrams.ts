import { addCrossingsInto } from '../../linalg/polynomial.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import type { AxialFields } from '../axial/axialFields.ts';
import type { BendingFields } from '../bending/bendingFields.ts';
import { makeDiagram } from '../../diagrams/makeDiagram.ts';
import type { PlacesOnPieces } from '../../diagrams/diagramShape.ts';
import {
  axialPolynomial,
  deflectionPolynomial,
  momentPolynomial,
  shearPolynomial,
  slopePolynomial,
  stretchPolynomial,
} from './fieldPolynomials.ts';
import type { LineLoad, SplitLoad } from '../loads/pieces.ts';
import type { MemberShear } from '../model.ts';

/** The internal forces and displacements along a member in one case set. */
export interface MemberDiagrams {
  readonly N: Diagram;
  readonly Q: Diagram;
  readonly M: Diagram;
  readonly u: Diagram;
  readonly deflection: Diagram;
  readonly slope: Diagram;
}

/**
 * Makes the six diagrams of a set. Each is the derivative of the next (q, Q, M, slope, deflection and qx, N, u), so the
 * zeros of one are the turning points of the next, and every polynomial is searched only between them. The exception is
 * the deflection with shear strains, which is not the integral of the slope. Returns null if numbers overflowed.
 */
export function makeDiagrams(of: {
  load: SplitLoad;
  bent: BendingFields;
  stretched: AxialFields;
  shear: MemberShear | null;
}): MemberDiagrams | null {
  const { load, bent, stretched } = of;
  const across = follow(load.across, bent, BENDING_POLYNOMIALS, of.shear?.findTurns);
  const along = follow(load.along, stretched, AXIAL_POLYNOMIALS);
  if (!across || !along) return null;
  const [Q, M, slope, deflection] = across;
  const [N, u] = along;
  return { N: N!, Q: Q!, M: M!, u: u!, deflection: deflection!, slope: slope! };
}

const BENDING_POLYNOMIALS = [shearPolynomial, momentPolynomial, slopePolynomial, deflectionPolynomial];
const AXIAL_POLYNOMIALS = [axialPolynomial, stretchPolynomial];

function follow<Fields>(
  load: LineLoad,
  fields: Fields,
  polynomials: readonly ((fields: Fields, load: LineLoad, p: number) => readonly number[])[],
  findTurns?: MemberShear['findTurns'],
): Diagram[] | null {
  const { places } = load;
  let turns = loadCrossings(load);
  const diagrams: Diagram[] = [];
  for (const polynomialOf of polynomials) {
    const polynomialAt = (p: number) => polynomialOf(fields, load, p);
    if (findTurns && diagrams.length > 2) turns = findTurns({ places, polynomialAt });
    const made = makeDiagram({ places, turns, polynomialAt });
    if (!made.isFinite) return null;
    turns = made.crossings;
    diagrams.push(made.diagram);
  }
  return diagrams;
}

/** Finds the places on each piece where its load changes sign. */
function loadCrossings({ places, q0, q1, q2 }: LineLoad): PlacesOnPieces {
  const count = places.length - 1;
  const first = new Int32Array(count + 1);
  const at: number[] = [];
  for (let p = 0; p < count; p++) {
    const c0 = q0[p]!;
    const c1 = q1[p]!;
    const c2 = q2[p]!;
    const h = places[p + 1]! - places[p]!;
    // A quadratic lies within its Bernstein coefficients: if they have one sign, it has no zero.
    const middle = c0 + (c1 * h) / 2;
    const end = c0 + h * (c1 + h * c2);
    const hasOneSign = (c0 >= 0 && middle >= 0 && end >= 0) || (c0 <= 0 && middle <= 0 && end <= 0);
    if (!hasOneSign) {
      const turn = -c1 / (2 * c2);
      const hasTurn = turn > 0 && turn < h;
      addCrossingsInto(at, { c: [c0, c1, c2], h, turns: [turn], first: 0, next: hasTurn ? 1 : 0 });
    }
    first[p + 1] = at.length;
  }
  return { first, at };
}
