import type { Theory } from '../beam/stressParts.ts';
import type { Fibre, Layer } from './fibres.ts';
import type { TheoryConstants } from './strengthTheories.ts';

/** Forces in one cut of the beam, in the document's units. */
export interface Forces {
  readonly N: number;
  readonly Q: number;
  readonly M: number;
}

/** A fibre of a layer with its neighbours up and down the layer, by their index in the table; -1 where there is none. */
export interface TableRow {
  readonly fibre: Fibre;
  readonly layer: Layer;
  /** Which level of the layer. */
  readonly level: number;
  readonly before: number;
  readonly after: number;
}

/** The fibres of a section, and which of them can be the most stressed. */
export interface FibreTable {
  readonly rows: readonly TableRow[];
  /** Indexes of rows. */
  readonly candidates: readonly number[];
}

/** How far below the hull a fibre may be, relative to the greatest shear: more than the arc between two neighbours rises above them. */
const NEAR_HULL = 0.01;

/**
 * Lists the fibres of layers and finds those that can be the most stressed, whatever the forces.
 *
 * Each theory is a convex function of sigma and tau, even in tau, and forces map (bending, shear) of a fibre linearly onto them: the greatest value
 * is that of a corner of the convex hull. Those near the hull stay too, for an arc of the section between two levels may rise above it.
 */
export function tabulateFibres(layers: readonly Layer[]): FibreTable {
  const rows: TableRow[] = [];
  for (const layer of layers) {
    let first = rows.length;
    for (const [level, fibres] of layer.entries()) {
      const below = level === 0 ? 0 : layer[level - 1]!.length;
      const above = level === layer.length - 1 ? 0 : layer[level + 1]!.length;
      for (const [i, fibre] of fibres.entries()) {
        const before = i < below ? first - below + i : -1;
        const after = i < above ? first + fibres.length + i : -1;
        rows.push({ fibre, layer, level, before, after });
      }
      first += fibres.length;
    }
  }
  return { rows, candidates: findCandidates(rows) };
}

function findCandidates(rows: readonly TableRow[]): number[] {
  const shear = (i: number) => Math.abs(rows[i]!.fibre.shear);
  const bending = (i: number) => rows[i]!.fibre.bending;
  const most = rows.reduce((size, _, i) => Math.max(size, shear(i)), 0);
  const sorted = rows.map((_, i) => i).toSorted((a, b) => bending(a) - bending(b) || shear(a) - shear(b));
  // The upper half of the hull, from left to right (A. M. Andrew's chain); the lower one is its mirror image.
  const hull: number[] = [];
  for (const i of sorted) {
    while (hull.length > 1) {
      const [a, b] = [hull.at(-2)!, hull.at(-1)!];
      const turn =
        (bending(b) - bending(a)) * (shear(i) - shear(a)) - (shear(b) - shear(a)) * (bending(i) - bending(a));
      if (turn < 0) break;
      hull.pop();
    }
    hull.push(i);
  }
  let k = 0;
  return sorted.filter((i) => {
    while (k + 2 < hull.length && bending(hull[k + 1]!) < bending(i)) k++;
    const [a, b] = [hull[k]!, hull[Math.min(k + 1, hull.length - 1)]!];
    const run = bending(b) - bending(a);
    const part = run > 0 ? Math.min(Math.max((bending(i) - bending(a)) / run, 0), 1) : 1;
    return shear(i) >= shear(a) + (shear(b) - shear(a)) * part - NEAR_HULL * most;
  });
}

/** Estimates the greatest equivalent stress of a cut for each theory. */
export type Estimate = (forces: Forces) => Record<Theory, number>;

/** Fibres whose value is this part of the greatest or more may rise above it between their levels. */
const NEAR_GREATEST = 0.99;

/**
 * Creates the estimate for a section and a material: the greatest of its fibres, and between three neighbours the peak of the parabola
 * through them. For curves; never below the greatest of the fibres. A beam asks it some thousand times, so it makes no objects on the way.
 */
export function createEstimate({ rows, candidates }: FibreTable, { nu, k }: TheoryConstants): Estimate {
  const { axial } = rows[0]!.fibre;
  const count = candidates.length;
  // Three rows of fibres: the candidates and their neighbours, which are themselves where there is none.
  const indexes = [
    ...candidates,
    ...candidates.map((c) => rowsBeside(rows[c]!, c)[0]),
    ...candidates.map((c) => rowsBeside(rows[c]!, c)[1]),
  ];
  const bending = Float64Array.from(indexes, (i) => rows[i]!.fibre.bending);
  const shear = Float64Array.from(indexes, (i) => rows[i]!.fibre.shear);
  const values = new Float64Array(count * THEORY_COUNT);
  const greatest = new Float64Array(THEORY_COUNT);
  const beside = new Float64Array(2 * THEORY_COUNT);

  function fillInto(target: Float64Array, at: number, sigma: number, tau: number): void {
    const half = Math.abs(sigma) / 2;
    const far = half + Math.sqrt(half * half + tau * tau);
    // The other principal stress by size, from their product tau².
    const near = far === 0 ? 0 : tau * (tau / far);
    target[at] = far;
    target[at + 1] = far + nu * near;
    target[at + 2] = far + near;
    target[at + 3] = Math.sqrt(sigma * sigma + 3 * tau * tau);
    target[at + 4] = sigma >= 0 ? far + k * near : near + k * far;
  }

  return ({ N, Q, M }) => {
    const even = N * axial;
    greatest.fill(0);
    for (let c = 0, at = 0; c < count; c++) {
      fillInto(values, at, even + M * bending[c]!, Q * shear[c]!);
      for (let t = 0; t < THEORY_COUNT; t++, at++) if (values[at]! > greatest[t]!) greatest[t] = values[at]!;
    }
    const most = [greatest[0]!, greatest[1]!, greatest[2]!, greatest[3]!, greatest[4]!];
    for (let c = 0; c < count; c++) {
      let isKnown = false;
      for (let t = 0; t < THEORY_COUNT; t++) {
        const height = values[c * THEORY_COUNT + t]!;
        if (height < NEAR_GREATEST * greatest[t]!) continue;
        if (!isKnown) {
          fillInto(beside, 0, even + M * bending[count + c]!, Q * shear[count + c]!);
          fillInto(beside, THEORY_COUNT, even + M * bending[2 * count + c]!, Q * shear[2 * count + c]!);
          isKnown = true;
        }
        const left = beside[t]!;
        const right = beside[THEORY_COUNT + t]!;
        const bend = left - 2 * height + right;
        if (height < left || height < right || !(bend < 0)) continue;
        most[t] = Math.max(most[t]!, height - (right - left) ** 2 / (8 * bend));
      }
    }
    const [eq1, eq2, eq3, eq4, eq5] = most as [number, number, number, number, number];
    return { eq1, eq2, eq3, eq4, eq5 };
  };
}

const THEORY_COUNT = 5;

/** At the end of a layer a fibre stands for both neighbours: there is no parabola then. */
function rowsBeside({ before, after }: TableRow, own: number): readonly [number, number] {
  return before < 0 || after < 0 ? [own, own] : [before, after];
}
