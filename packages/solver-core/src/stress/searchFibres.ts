import { NO_RISE } from '../linalg/tolerance.ts';
import { createClimb } from './climbArcs.ts';
import type { Forces } from './cutForces.ts';
import { createCutGreatest } from './cutGreatest.ts';
import type { CutGreatest } from './cutGreatest.ts';
import type { FibreTable } from './fibreTable.ts';
import { listBranches, MOHR } from './theoryBranches.ts';
import { THEORIES } from './strengthTheories.ts';
import type { TheoryConstants } from './strengthTheories.ts';

/** The search among the fibres of a section, and the record of its results. */
export interface FibreSearch extends CutGreatest {
  /** Finds the greatest stress for every theory, or for the one with an index. */
  readonly search: (forces: Forces, only?: number) => void;
}

/**
 * Prepares the fibres of a section for the search of its cuts.
 *
 * `axial` is the normal stress caused by a unit of N. The greatest value at the fibres between arcs is a lower bound.
 * An arc can exceed it only if its apex does, because theories are convex. An arc without an apex can exceed it only if
 * the greater of its ends and its bow do together, because theories are also homogeneous: f(a + b) <= f(a) + f(b).
 */
export function createFibreSearch(
  { ends, arcs, halves }: FibreTable,
  axial: number,
  constants: TheoryConstants,
): FibreSearch {
  const branches = listBranches(constants);
  const record = createCutGreatest();
  const { greatest, risen, atEnd, atArc } = record;
  const climb = createClimb(arcs, axial, record.noteArc);
  const bending = Float64Array.from(ends, (end) => end.bending);
  const shear = Float64Array.from(ends, (end) => end.shear);
  /** NaN if there is no such fibre; NaN compares false with every threshold. */
  const apexBending = Float64Array.from(arcs, ({ apex }) => apex?.bending ?? NaN);
  const apexShear = Float64Array.from(arcs, ({ apex }) => apex?.shear ?? NaN);
  const sigmas = new Float64Array(ends.length);
  const roots = [new Float64Array(ends.length), new Float64Array(ends.length)] as const;
  /** Values at the current end; a theory that coincides with another one stays zero. */
  const found = new Float64Array(THEORIES.length);
  const { nu, k } = constants;
  const isMohrTresca = k === 1;
  /**
   * The fibres where N and M cause stresses of the same sign, and those where they do not: with k = 1 a mirrored half
   * bounds the other one.
   */
  const whole = { ends: [...ends.keys()], arcs: [...arcs.keys()] };
  const { positive, negative } = (isMohrTresca ? halves : null) ?? { positive: whole, negative: whole };

  /**
   * Follows the branches that can exceed the greatest stress within an arc; only those of one theory if it is given.
   */
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

  /** Finds the greatest stress for every theory, or for the given one. */
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
      // The principal stress of smaller magnitude follows from their product tau².
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

  return { ...record, search };
}
