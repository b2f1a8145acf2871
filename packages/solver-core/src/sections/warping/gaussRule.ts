/** Number of nodes of a panel. Six give an error of 1e-5 of the torsion constant with the grading of `cutPanels`. */
export const NODES = 6;

/** Gauss-Legendre nodes in (-1, 1) and their weights: six points (Abramowitz and Stegun, table 25.4). */
export const AT = [
  -0.932469514203152, -0.661209386466265, -0.238619186083197, 0.238619186083197, 0.661209386466265,
  0.932469514203152,
] as const;
export const WEIGHT = [
  0.17132449237917, 0.360761573048139, 0.467913934572691, 0.467913934572691, 0.360761573048139,
  0.17132449237917,
] as const;

/** Matrices that map values at the nodes of a panel to other values; square, stored by rows. */
export interface PanelMatrices {
  /** Values at the nodes of the first and of the second half of the panel. */
  readonly halves: readonly [Float64Array, Float64Array];
  /** Derivatives at the nodes, over (-1, 1). */
  readonly slopes: Float64Array;
  /** Integrals from -1 to each node. */
  readonly sums: Float64Array;
}

let matrices: PanelMatrices | undefined;

/** Returns the matrices of the rule, which are computed once. */
export function panelMatrices(): PanelMatrices {
  matrices ??= {
    halves: [
      fill((i, j) => interpolate(j, (AT[i]! - 1) / 2)),
      fill((i, j) => interpolate(j, (AT[i]! + 1) / 2)),
    ],
    slopes: fill((i, j) => slopeAtNode(j, i)),
    // The rule itself integrates the polynomial up to a node exactly.
    sums: fill((i, j) => {
      const half = (AT[i]! + 1) / 2;
      return AT.reduce((sum, at, k) => sum + half * WEIGHT[k]! * interpolate(j, half * (at + 1) - 1), 0);
    }),
  };
  return matrices;
}

function fill(value: (i: number, j: number) => number): Float64Array {
  return Float64Array.from({ length: NODES * NODES }, (_, at) => value(Math.floor(at / NODES), at % NODES));
}

/** Evaluates Lagrange's polynomial that is 1 at node j and 0 at the others. */
function interpolate(j: number, t: number): number {
  return AT.reduce((product, at, k) => (k === j ? product : (product * (t - at)) / (AT[j]! - at)), 1);
}

function slopeAtNode(j: number, i: number): number {
  if (i === j) return AT.reduce((sum, at, k) => (k === j ? sum : sum + 1 / (AT[j]! - at)), 0);
  return AT.reduce<number>(
    (product, at, k) => (k === i || k === j ? product : (product * (AT[i]! - at)) / (AT[j]! - at)),
    1 / (AT[j]! - AT[i]!),
  );
}
