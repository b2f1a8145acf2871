import { addPolynomials } from '../../linalg/addPolynomials.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { shifted } from '../../linalg/polynomialProduct.ts';
import { solveBending } from '../bending/bending.ts';
import type { NodeBending } from '../bending/bendingInput.ts';
import type { ClampedActions, ClampedEnds } from '../bending/clampedActions.ts';
import type { Diagram, DiagramSegment } from '../../diagrams/diagram.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import type { SetActions } from '../loads/actions.ts';
import type { MemberElement, MemberModel } from '../model.ts';
import { splitActions } from '../loads/pieces.ts';
import type { ShornSet } from '../model.ts';

/**
 * Computes, for each case set, the part of the deflection caused by the shear strains -Q/(G·As): the deflection of the
 * beam with its supports if these strains were imposed alone. The rest is caused by curvatures, springs and
 * settlements.
 *
 * It is zero at every rigid support and equals the Q term of Mohr's integral everywhere. On a determinate beam it is
 * the classical -∫Q/(G·As) dx; on an indeterminate one it includes the bending that makes it compatible with the
 * supports. Source: THEORY.md, "Shear strains".
 */
export function separateShear(model: MemberModel, sets: readonly ShornSet[]): Diagram[] {
  const { elements } = model;
  const shorn = sets.map(({ set }) => shearOf(elements, set.Q.segments));
  const load = splitActions(NOTHING, elements).across;
  const solved = solveBending({
    model,
    loads: sets.map(() => load),
    clamped: shorn.map(({ slips }) => clampSlips(elements, slips)),
    actions: sets.map(() => NOTHING),
  });
  // The equations are those that were solved for the loads, so they can be solved.
  if (!solved.ok) throw new Error('`separateShear` needs a beam that was solved');
  return shorn.map((shear, k) => makeShearDiagram(elements, shear, solved.sets[k]!));
}

const NOTHING: SetActions = { points: [], spreads: [], settlements: [] };

interface Shear {
  /** -∫Q/(G·As) dx over each element. */
  readonly slips: readonly number[];
  /** The integral from the left end of the element to a place, piece by piece. */
  readonly pieces: readonly (DiagramSegment & { readonly e: number })[];
}

function shearOf(elements: readonly MemberElement[], segments: readonly DiagramSegment[]): Shear {
  const slips = elements.map(() => 0);
  let e = 0;
  const pieces = segments.map(({ x0, x1, c }) => {
    while (elements[e]!.x1 <= x0) e++;
    const { GA } = elements[e]!;
    const slip = [slips[e]!, ...c.map((coefficient, k) => -coefficient / ((k + 1) * GA))];
    slips[e] = evaluate(slip, x1 - x0);
    return { x0, x1, c: slip, e };
  });
  return { slips, pieces };
}

/**
 * Computes the end actions of a clamped element that is sheared by `slip`: as if its right end had settled by -slip.
 */
function clampSlips(elements: readonly MemberElement[], slips: readonly number[]): ClampedActions {
  const none = new Float64Array(0);
  const ends = elements.map(({ x0, x1, EI, GA }, e): ClampedEnds => {
    const l = x1 - x0;
    const M1 = (6 * EI * slips[e]!) / (l * l + (12 * EI) / GA);
    const Q = (2 * M1) / l;
    return { Q0: Q, M0: -M1, Q1: Q, M1 };
  });
  return { Q0: none, M0: none, Q1: none, M1: none, ends };
}

function makeShearDiagram(
  elements: readonly MemberElement[],
  { slips, pieces }: Shear,
  { left, right, v }: NodeBending,
): Diagram {
  /**
   * The part of each element caused by the nodes and by the bending that makes the shear strains compatible with them.
   */
  const bent = elements.map(({ x0, x1, EI }, e) => {
    const l = x1 - x0;
    const [m0, m1] = [right[e]!, left[e + 1]!];
    const start = (v[e + 1]! - v[e]! - slips[e]!) / l - (l / (6 * EI)) * (2 * m0 + m1);
    return [v[e]!, start, m0 / (2 * EI), (m1 - m0) / (6 * EI * l)];
  });
  return toDiagram(
    pieces.map(({ x0, x1, c, e }) => {
      const base = shifted(bent[e]!, x0 - elements[e]!.x0);
      return { x0, x1, c: addPolynomials(base, c) };
    }),
  );
}
