import type { Theory } from '../beam/stressParts.ts';
import { evaluate } from '../linalg/polynomial.ts';
import { LAST_RISE, LEVEL_START, NO_RISE } from '../linalg/tolerance.ts';
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
  /** Whether the fifth theory is the third: that of Mohr is Tresca's where tension and compression are borne alike. */
  readonly isMohrTresca: boolean;
  /** Adds the greatest equivalent stress of a cut after each theory, to 1e-10, to the list of each. */
  readonly addGreatest: (forces: Forces, lists: Readonly<Record<Theory, number[]>>) => void;
  /** The same after one theory. */
  readonly greatestAfter: (forces: Forces, theory: Theory) => number;
  /** The same after one theory with its fibre, exact up to rounding. */
  readonly worst: (forces: Forces, theory: Theory) => Worst;
  /**
   * How much the greatest may change a unit of each force, whatever the others:
   * theories are convex and of first degree.
   */
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

/**
 * One smooth branch of a theory: root·sqrt(sigma² + square·tau²) + sign·linear·sigma;
 * the theory is the greatest of its branches.
 */
interface Branch {
  readonly theory: number;
  readonly root: number;
  readonly square: number;
  readonly linear: number;
}

/** Indexes of theories that may be one. */
const [TRESCA, MOHR] = [THEORIES.indexOf('eq3'), THEORIES.indexOf('eq5')];

/**
 * Each theory as the greatest of one or two smooth convex functions (THEORY.md,
 * "Stresses"); the fifth is left out where it is the third.
 */
function listBranches({ nu, k }: TheoryConstants): Branch[] {
  return [
    { theory: 0, root: 1 / 2, square: 4, linear: 1 / 2 },
    { theory: 0, root: 1 / 2, square: 4, linear: -1 / 2 },
    { theory: 1, root: (1 + nu) / 2, square: 4, linear: (1 - nu) / 2 },
    { theory: 1, root: (1 + nu) / 2, square: 4, linear: (nu - 1) / 2 },
    { theory: 2, root: 1, square: 4, linear: 0 },
    { theory: 3, root: 1, square: 3, linear: 0 },
    ...(k === 1 ? [] : [{ theory: MOHR, root: (1 + k) / 2, square: 4, linear: (1 - k) / 2 }]),
  ];
}

/** A place in an arc: what a unit of M and of Q make there, and how fast that changes with v. */
interface ArcPoint {
  v: number;
  bending: number;
  shear: number;
  bendingSlope: number;
  shearSlope: number;
}

/** Steps towards a peak: each about squares what is left. */
const MOST_STEPS = 12;
/** So near to an end of an arc the slopes are asked: the arc may start level, because its height does. */
const NEAR_END = 1 - LEVEL_START;
/** Places of each arc whose stresses are kept: a peak is first bracketed by them. */
const LOOKED = [-NEAR_END, -0.5, 0, 0.5, NEAR_END] as const;

/**
 * Prepares a section for the search of its cuts, which a beam asks some thousand times: it makes no objects on the way.
 *
 * The greatest of the fibres between arcs bounds it from below. An arc can surpass it only where its apex does, for
 * theories are convex; one without an apex, where the greater of its ends and what its bow adds does, for they are of
 * first degree too: f(a + b) <= f(a) + f(b). There a branch that rises from one end and from the other has a peak
 * between, found from the cubic through values and slopes.
 */
export function createCutSearch(section: PlacedSection, constants: TheoryConstants): CutSearch {
  const { ends, arcs, halves } = tabulateFibres(listArcs(section));
  const branches = listBranches(constants);
  const axial = 1 / section.A;
  const bending = Float64Array.from(ends, (end) => end.bending);
  const shear = Float64Array.from(ends, (end) => end.shear);
  /** NaN where there is none, which is below nothing. */
  const apexBending = Float64Array.from(arcs, ({ apex }) => apex?.bending ?? NaN);
  const apexShear = Float64Array.from(arcs, ({ apex }) => apex?.shear ?? NaN);
  const sigmas = new Float64Array(ends.length);
  const roots = [new Float64Array(ends.length), new Float64Array(ends.length)] as const;
  const greatest = new Float64Array(THEORIES.length);
  /** The least that is worth while to look for in an arc. */
  const risen = new Float64Array(THEORIES.length);
  /** Values of the end that is looked at; a theory that equals another one stays zero. */
  const found = new Float64Array(THEORIES.length);
  /** Where the greatest of each theory is: an end, or an arc and the place in it. */
  const atEnd = new Int32Array(THEORIES.length);
  const atArc = new Int32Array(THEORIES.length);
  const atPlace = new Float64Array(THEORIES.length);
  const slopes = arcs.map(({ arc }) => ({ bending: derivative(arc.bending), shear: derivative(arc.shear) }));
  const looked = arcs.map((_, a) =>
    LOOKED.map((v) => {
      const point = createPoint();
      lookAt(a, v, point);
      return point;
    }),
  );

  /**
   * Value and slope of a branch in an arc, set by `follow`: numbers in a closure, or handed to
   * a function, would be objects anew each time.
   */
  const met = new Float64Array(2);
  /** Between the places that are kept. */
  const passed = createPoint();
  const { nu, k } = constants;
  const isMohrTresca = k === 1;
  /**
   * Where N makes the same sign as M times these bendings, and where it makes the other: with k
   * = 1 a half that is mirrored bounds the other.
   */
  const whole = { ends: [...ends.keys()], arcs: [...arcs.keys()] };
  const { positive, negative } = (isMohrTresca ? halves : null) ?? { positive: whole, negative: whole };
  const indexOf = (theory: Theory) => (isMohrTresca && theory === 'eq5' ? TRESCA : THEORIES.indexOf(theory));

  function lookAt(a: number, v: number, point: ArcPoint): void {
    const { arc } = arcs[a]!;
    point.v = v;
    point.bending = evaluate(arc.bending, v);
    point.shear = evaluate(arc.shear, v);
    point.bendingSlope = evaluate(slopes[a]!.bending, v);
    point.shearSlope = evaluate(slopes[a]!.shear, v);
  }

  function follow({ root, square, linear }: Branch, point: ArcPoint, { N, Q, M }: Forces): void {
    const sigma = N * axial + M * point.bending;
    const tau = Q * point.shear;
    const sigmaSlope = M * point.bendingSlope;
    const tauSlope = Q * point.shearSlope;
    const size = Math.sqrt(sigma * sigma + square * tau * tau);
    met[0] = root * size + linear * sigma;
    // Where there is no stress it grows on both sides.
    const growth =
      size > 0
        ? (sigma * sigmaSlope + square * tau * tauSlope) / size
        : -Math.sign(point.v) * Math.sqrt(sigmaSlope * sigmaSlope + square * tauSlope * tauSlope);
    met[1] = root * growth + linear * sigmaSlope;
  }

  function climb(branch: Branch, a: number, forces: Forces): void {
    const points = looked[a]!;
    const { theory } = branch;
    let from = 0;
    let to = points.length - 1;
    follow(branch, points[from]!, forces);
    let atLow = met[0]!;
    let lowSlope = met[1]!;
    if (!(lowSlope > 0)) return;
    follow(branch, points[to]!, forces);
    let atHigh = met[0]!;
    let highSlope = met[1]!;
    if (!(highSlope < 0)) return;
    let low = points[from]!.v;
    let high = points[to]!.v;
    for (let step = 0; step < MOST_STEPS; step++) {
      const width = high - low;
      let v: number;
      let point: ArcPoint;
      if (to - from > 1) {
        const middle = (from + to) / 2;
        point = points[middle]!;
        v = point.v;
      } else {
        // The peak of the cubic through both ends and their slopes.
        const bend = lowSlope + highSlope - (3 * (atHigh - atLow)) / width;
        const root = Math.sqrt(bend * bend - lowSlope * highSlope);
        v = high - (width * (root - highSlope + bend)) / (lowSlope - highSlope + 2 * root);
        // It is at an end up to rounding.
        if (!(v > low && v < high))
          return noteArc(theory, a, atLow > atHigh ? low : high, Math.max(atLow, atHigh));
        lookAt(a, v, passed);
        point = passed;
      }
      follow(branch, point, forces);
      const value = met[0]!;
      const slope = met[1]!;
      noteArc(theory, a, v, value);
      // The rise that a parabola of this slope still has.
      if (slope * slope * width <= LAST_RISE * value * (lowSlope - highSlope)) return;
      if (slope > 0) {
        if (to - from > 1) from = (from + to) / 2;
        low = v;
        atLow = value;
        lowSlope = slope;
      } else {
        if (to - from > 1) to = (from + to) / 2;
        high = v;
        atHigh = value;
        highSlope = slope;
      }
    }
  }

  function noteArc(theory: number, a: number, v: number, found: number): void {
    if (found <= greatest[theory]!) return;
    greatest[theory] = found;
    risen[theory] = found * (1 + NO_RISE);
    atArc[theory] = a;
    atPlace[theory] = v;
  }

  /** Climbs the branches that can rise above the greatest in an arc; those of one theory where it is named. */
  function climbArc(a: number, forces: Forces, only: number): void {
    const { N, Q, M } = forces;
    const { arc, apex, from, to } = arcs[a]!;
    const sigma = N * axial + M * (apex?.bending ?? 0);
    const tau = Q * (apex?.shear ?? 0);
    const tresca = Math.sqrt(sigma * sigma + 4 * tau * tau);
    const mises = Math.sqrt(sigma * sigma + 3 * tau * tau);
    const sigmaBow = Math.abs(M) * arc.bow.bending;
    const bow = sigmaBow + 2 * Math.abs(Q) * arc.bow.shear;
    for (let b = 0; b < branches.length; b++) {
      const branch = branches[b]!;
      const { theory, root, square, linear } = branch;
      if (only >= 0 && only !== theory) continue;
      let most: number;
      if (apex !== null) {
        most = root * (square === 4 ? tresca : mises) + linear * sigma;
      } else {
        const sizes = roots[square === 4 ? 0 : 1];
        const ofEnds = Math.max(
          root * sizes[from]! + linear * sigmas[from]!,
          root * sizes[to]! + linear * sigmas[to]!,
        );
        most = ofEnds + root * bow + Math.abs(linear) * sigmaBow;
      }
      if (most > risen[theory]!) climb(branch, a, forces);
    }
  }

  /** Finds the greatest after every theory, or after the one that is named. */
  function search(forces: Forces, only = -1): void {
    const { N, Q, M } = forces;
    const even = N * axial;
    greatest.fill(0);
    atEnd.fill(0);
    atArc.fill(-1);
    const half = N * M > 0 ? positive : negative;
    for (const i of half.ends) {
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
      found[0] = far;
      found[1] = far + nu * near;
      found[2] = tresca;
      found[3] = mises;
      if (!isMohrTresca) found[MOHR] = sigma >= 0 ? far + k * near : near + k * far;
      for (let theory = 0; theory < found.length; theory++) {
        if (found[theory]! <= greatest[theory]!) continue;
        greatest[theory] = found[theory]!;
        atEnd[theory] = i;
      }
    }
    for (let theory = 0; theory < risen.length; theory++) risen[theory] = greatest[theory]! * (1 + NO_RISE);
    for (const a of half.arcs) {
      const sigma = even + M * apexBending[a]!;
      const tau = Q * apexShear[a]!;
      const size = Math.abs(sigma);
      const tresca = Math.sqrt(sigma * sigma + 4 * tau * tau);
      const far = (tresca + size) / 2;
      const near = (tresca - size) / 2;
      const isBelow =
        far <= risen[0]! &&
        far + nu * near <= risen[1]! &&
        tresca <= risen[2]! &&
        Math.sqrt(sigma * sigma + 3 * tau * tau) <= risen[3]! &&
        (isMohrTresca || (sigma >= 0 ? far + k * near : near + k * far) <= risen[MOHR]!);
      if (!isBelow) climbArc(a, forces, only);
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
      eq5: greatest[indexOf('eq5')]!,
    };
  }

  function unitOf(force: keyof Forces): Record<Theory, number> {
    const none = { N: 0, Q: 0, M: 0 };
    const [pulls, presses] = [greatestOf({ ...none, [force]: 1 }), greatestOf({ ...none, [force]: -1 })];
    // Only the fifth theory tells tension from compression.
    return { ...pulls, eq5: Math.max(pulls.eq5, presses.eq5) };
  }

  return {
    isMohrTresca,
    addGreatest: (forces, lists) => {
      search(forces);
      lists.eq1.push(greatest[0]!);
      lists.eq2.push(greatest[1]!);
      lists.eq3.push(greatest[2]!);
      lists.eq4.push(greatest[3]!);
      lists.eq5.push(greatest[indexOf('eq5')]!);
    },
    greatestAfter: (forces, theory) => {
      const index = indexOf(theory);
      search(forces, index);
      return greatest[index]!;
    },
    perForce: { N: unitOf('N'), Q: unitOf('Q'), M: unitOf('M') },
    worst: (forces, theory) => {
      const index = indexOf(theory);
      search(forces, index);
      const { z, side, slot } = placeOf(index);
      const fibre = fibresAt(section, z, side)[slot]!;
      return { value: stressFibre(fibre, forces, constants)[theory], fibre };
    },
  };
}

function derivative(c: readonly number[]): number[] {
  return c.slice(1).map((coefficient, i) => coefficient * (i + 1));
}

function createPoint(): ArcPoint {
  return { v: NaN, bending: NaN, shear: NaN, bendingSlope: NaN, shearSlope: NaN };
}
