import type { Theory } from '../beam/stressParts.ts';
import { evaluate } from '../linalg/polynomial.ts';
import { listArcs } from './fibreArcs.ts';
import type { FibrePlace } from './fibreArcs.ts';
import { fibresAt } from './fibres.ts';
import type { Fibre } from './fibres.ts';
import { tabulateFibres } from './fibreTable.ts';
import type { PlacedSection } from './placedSection.ts';
import { computeEquivalents, THEORIES } from './strengthTheories.ts';
import type { TheoryConstants } from './strengthTheories.ts';

/** Forces in one cut of the beam, in the document's units. */
export interface Forces {
  readonly N: number;
  readonly Q: number;
  readonly M: number;
}

/** The greatest equivalent stress of a cut and its fibre. */
export interface Worst {
  readonly value: number;
  readonly fibre: Fibre;
}

/** Searches the cuts of one section and material. */
export interface CutSearch {
  /** The greatest equivalent stress of a cut after each theory, to 1e-10. */
  readonly greatest: (forces: Forces) => Record<Theory, number>;
  /** The same after one theory with its fibre, exact up to rounding. */
  readonly worst: (forces: Forces, theory: Theory) => Worst;
  /** How much the greatest may change a unit of each force, whatever the others: theories are convex and of first degree. */
  readonly perForce: Readonly<Record<keyof Forces, Record<Theory, number>>>;
}

/** Computes the equivalent stresses of a fibre under forces. */
export function stressFibre(
  fibre: Pick<Fibre, 'axial' | 'bending' | 'shear'>,
  { N, Q, M }: Forces,
  constants: TheoryConstants,
): Record<Theory, number> {
  return computeEquivalents(N * fibre.axial + M * fibre.bending, Q * fibre.shear, constants);
}

/** One smooth branch of a theory: root·sqrt(sigma² + square·tau²) + sign·linear·sigma; the theory is the greatest of its branches. */
interface Branch {
  readonly theory: number;
  readonly root: number;
  readonly square: number;
  readonly linear: number;
}

/** Each theory as the greatest of one or two smooth convex functions (THEORY.md, "Stresses"). */
function listBranches({ nu, k }: TheoryConstants): Branch[] {
  return [
    { theory: 0, root: 1 / 2, square: 4, linear: 1 / 2 },
    { theory: 0, root: 1 / 2, square: 4, linear: -1 / 2 },
    { theory: 1, root: (1 + nu) / 2, square: 4, linear: (1 - nu) / 2 },
    { theory: 1, root: (1 + nu) / 2, square: 4, linear: (nu - 1) / 2 },
    { theory: 2, root: 1, square: 4, linear: 0 },
    { theory: 3, root: 1, square: 3, linear: 0 },
    { theory: 4, root: (1 + k) / 2, square: 4, linear: (1 - k) / 2 },
  ];
}

/** A peak between two fibres may rise this much above the greatest, relative to it, before it is worth while to look for it. */
const NO_RISE = 1e-11;
/** What is left to rise when a peak is found, relative to it. */
const LAST_RISE = 1e-13;
/** Steps towards a peak: each about squares what is left. */
const MOST_STEPS = 12;
/** So near to an end of an arc the slopes are asked: the arc may start level, because its height does. */
const NEAR_END = 1 - 1e-5;

/**
 * Prepares a section for the search of its cuts, which a beam asks some thousand times: it makes no objects on the way.
 *
 * The greatest of the fibres between arcs bounds it from below. An arc can surpass it only where the greater of its ends and what its bow
 * adds does, for theories are convex and of first degree: f(a + b) <= f(a) + f(b). There a branch that rises from one end and from the
 * other has a peak between, found from the cubic through values and slopes.
 */
export function createCutSearch(section: PlacedSection, constants: TheoryConstants): CutSearch {
  const { ends, arcs } = tabulateFibres(listArcs(section));
  const branches = listBranches(constants);
  const axial = 1 / section.A;
  const bending = Float64Array.from(ends, (end) => end.bending);
  const shear = Float64Array.from(ends, (end) => end.shear);
  const sigmas = new Float64Array(ends.length);
  const roots = [new Float64Array(ends.length), new Float64Array(ends.length)] as const;
  const greatest = new Float64Array(THEORIES.length);
  /** Where the greatest of each theory is: an end, or an arc and the place in it. */
  const atEnd = new Int32Array(THEORIES.length);
  const atArc = new Int32Array(THEORIES.length);
  const atPlace = new Float64Array(THEORIES.length);
  const slopes = arcs.map(({ arc }) => ({ bending: derivative(arc.bending), shear: derivative(arc.shear) }));

  /** Value and slope of a branch in an arc: set by `follow`. */
  let value = 0;
  let slope = 0;
  const { nu, k } = constants;

  function follow({ root, square, linear }: Branch, a: number, v: number, { N, Q, M }: Forces): void {
    const { arc } = arcs[a]!;
    const sigma = N * axial + M * evaluate(arc.bending, v);
    const tau = Q * evaluate(arc.shear, v);
    const sigmaSlope = M * evaluate(slopes[a]!.bending, v);
    const tauSlope = Q * evaluate(slopes[a]!.shear, v);
    const size = Math.sqrt(sigma * sigma + square * tau * tau);
    value = root * size + linear * sigma;
    // Where there is no stress it grows on both sides.
    const growth =
      size > 0
        ? (sigma * sigmaSlope + square * tau * tauSlope) / size
        : -Math.sign(v) * Math.sqrt(sigmaSlope * sigmaSlope + square * tauSlope * tauSlope);
    slope = root * growth + linear * sigmaSlope;
  }

  function climb(branch: Branch, a: number, forces: Forces): void {
    follow(branch, a, -NEAR_END, forces);
    let [low, atLow, lowSlope] = [-NEAR_END, value, slope];
    if (!(lowSlope > 0)) return;
    follow(branch, a, NEAR_END, forces);
    let [high, atHigh, highSlope] = [NEAR_END, value, slope];
    if (!(highSlope < 0)) return;
    const { theory } = branch;
    for (let step = 0; step < MOST_STEPS; step++) {
      const width = high - low;
      // The peak of the cubic through both ends and their slopes.
      const bend = lowSlope + highSlope - (3 * (atHigh - atLow)) / width;
      const root = Math.sqrt(bend * bend - lowSlope * highSlope);
      const v = high - (width * (root - highSlope + bend)) / (lowSlope - highSlope + 2 * root);
      if (!(v > low && v < high)) return;
      follow(branch, a, v, forces);
      if (value > greatest[theory]!) {
        greatest[theory] = value;
        atArc[theory] = a;
        atPlace[theory] = v;
      }
      // What a parabola of this slope still rises.
      if (slope * slope * width <= LAST_RISE * value * (lowSlope - highSlope)) return;
      if (slope > 0) [low, atLow, lowSlope] = [v, value, slope];
      else [high, atHigh, highSlope] = [v, value, slope];
    }
  }

  function note(theory: number, end: number, found: number): void {
    if (found <= greatest[theory]!) return;
    greatest[theory] = found;
    atEnd[theory] = end;
  }

  function search(forces: Forces): void {
    const { N, Q, M } = forces;
    const even = N * axial;
    greatest.fill(0);
    atEnd.fill(0);
    atArc.fill(-1);
    for (let i = 0; i < ends.length; i++) {
      const sigma = even + M * bending[i]!;
      const tau = Q * shear[i]!;
      const size = Math.abs(sigma);
      const tresca = Math.sqrt(sigma * sigma + 4 * tau * tau);
      const mises = Math.sqrt(sigma * sigma + 3 * tau * tau);
      sigmas[i] = sigma;
      roots[0][i] = tresca;
      roots[1][i] = mises;
      const far = (tresca + size) / 2;
      // The other principal stress by size, from their product tau².
      const near = far === 0 ? 0 : tau * (tau / far);
      note(0, i, far);
      note(1, i, far + nu * near);
      note(2, i, tresca);
      note(3, i, mises);
      note(4, i, sigma >= 0 ? far + k * near : near + k * far);
    }
    for (let a = 0; a < arcs.length; a++) {
      const { arc, from, to } = arcs[a]!;
      const sigmaBow = Math.abs(M) * arc.bow.bending;
      const tauBow = Math.abs(Q) * arc.bow.shear;
      if (sigmaBow === 0 && tauBow === 0) continue;
      const bow = sigmaBow + 2 * tauBow;
      for (const branch of branches) {
        const { theory, root, square, linear } = branch;
        const sizes = roots[square === 4 ? 0 : 1];
        const most = Math.max(
          root * sizes[from]! + linear * sigmas[from]!,
          root * sizes[to]! + linear * sigmas[to]!,
        );
        const rise = root * bow + Math.abs(linear) * sigmaBow;
        if (most + rise > greatest[theory]! * (1 + NO_RISE)) climb(branch, a, forces);
      }
    }
  }

  function placeOf(theory: number): FibrePlace {
    const a = atArc[theory]!;
    return a < 0 ? ends[atEnd[theory]!]! : arcs[a]!.arc.placeAt(atPlace[theory]!);
  }

  function greatestOf(forces: Forces): Record<Theory, number> {
    search(forces);
    return {
      eq1: greatest[0]!,
      eq2: greatest[1]!,
      eq3: greatest[2]!,
      eq4: greatest[3]!,
      eq5: greatest[4]!,
    };
  }

  function unitOf(force: keyof Forces): Record<Theory, number> {
    const none = { N: 0, Q: 0, M: 0 };
    const [pulls, presses] = [greatestOf({ ...none, [force]: 1 }), greatestOf({ ...none, [force]: -1 })];
    // Only the fifth theory tells tension from compression.
    return { ...pulls, eq5: Math.max(pulls.eq5, presses.eq5) };
  }

  return {
    greatest: greatestOf,
    perForce: { N: unitOf('N'), Q: unitOf('Q'), M: unitOf('M') },
    worst: (forces, theory) => {
      search(forces);
      const { z, side, slot } = placeOf(THEORIES.indexOf(theory));
      const fibre = fibresAt(section, z, side)[slot]!;
      return { value: stressFibre(fibre, forces, constants)[theory], fibre };
    },
  };
}

function derivative(c: readonly number[]): number[] {
  return c.slice(1).map((coefficient, i) => coefficient * (i + 1));
}
