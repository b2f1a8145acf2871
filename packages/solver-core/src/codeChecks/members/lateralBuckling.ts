import type { Segments } from '../../sizing/sources.ts';
import { polynomialAt } from './piecewise.ts';

/** Stiffnesses of a doubly symmetric section for lateral bending, torsion and warping: N·mm2 and N·mm4. */
export interface LateralStiffness {
  readonly EIz: number;
  readonly GIt: number;
  readonly EIw: number;
}

/** A stretch of a beam between places that restrain lateral displacement and twist; lengths in mm. */
export interface FreeStretch {
  readonly x0: number;
  readonly x1: number;
  /** Whether each end is restrained; at least one of them is. */
  readonly isHeld: readonly [left: boolean, right: boolean];
  /** The moments that cause buckling, N·mm: pieces that cover the stretch. */
  readonly M: Segments;
  /** Axial forces along it, N. */
  readonly N: Segments;
  /** Whether the top flange is restrained continuously: moments that compress it then cause no buckling. */
  readonly isHeldAbove?: boolean;
  /** Force per length, downwards: pieces that cover the stretch. */
  readonly line: Segments;
  /** Returns the force times its height above the axis, above zero if that promotes buckling. */
  readonly momentOf: (force: number) => number;
  /** Forces at places, multiplied by their heights. */
  readonly points: readonly { readonly x: number; readonly moment: number }[];
}

/** Least number of elements of a stretch: with cubic functions the factor is within 1e-5 of its limit. */
const ELEMENTS = 24;
/** Greatest number of elements that discontinuities of loads can add. */
const MOST_ELEMENTS = 400;
/** Points and weights of Gauss and Legendre on [-1, 1], exact up to the 15th power. */
const GAUSS = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const;
const BISECTIONS = 60;
/** A stretch with a greater factor does not buckle under any realistic load. */
const MOST = 1e9;

/**
 * Computes the factor of all loads at which a stretch of a beam buckles by lateral bending and twist; Infinity without
 * moments. Its restrained ends neither move laterally nor twist but are free to warp and to rotate; moments vary along
 * it as given, and loads off the axis rotate with it.
 *
 * The energy of a twist φ is the integral of EIw·φ''² + GIt·φ'² - λ·q·z·φ² - λ²·M²·φ²/EIz, because EIz·v'' = -λ·M·φ:
 * the lateral deflection v follows the twist, which its ends permit. φ is a chain of cubics. Source: S. P. Timoshenko
 * and J. M. Gere, Theory of Elastic Stability, 1961, chapter 6; N. S. Trahair, Flexural-Torsional Buckling, 1993.
 */
export function findLateralFactor(stretch: Omit<FreeStretch, 'N'>, stiffness: LateralStiffness): number {
  const isBuckled = createJudge(stretch, stiffness);
  let high = 1;
  while (!isBuckled(high)) {
    high *= 4;
    if (high > MOST) return Infinity;
  }
  let low = 0;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (isBuckled(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/**
 * Creates a function that tests whether a factor exceeds the critical one, which is so if the energy of some twist is
 * not above zero.
 */
function createJudge(
  stretch: Omit<FreeStretch, 'N'>,
  { EIz, GIt, EIw }: LateralStiffness,
): (factor: number) => boolean {
  const nodes = placeNodes(stretch);
  const size = 2 * nodes.length;
  const [stiff, loads, squares] = [createBands(size), createBands(size), createBands(size)];
  for (let element = 0; element + 1 < nodes.length; element++) {
    const [a, b] = [nodes[element]!, nodes[element + 1]!];
    const h = b - a;
    for (const [place, weight] of GAUSS)
      for (const side of [-1, 1]) {
        const s = (1 + side * place) / 2;
        const x = a + s * h;
        const w = (weight * h) / 2;
        const [N, slope, curvature] = shapesAt(s, h);
        const bent = polynomialAt(stretch.M, x);
        const M = stretch.isHeldAbove ? Math.min(bent, 0) : bent;
        const q = stretch.momentOf(polynomialAt(stretch.line, x));
        for (let i = 0; i < 4; i++)
          for (let j = 0; j <= i; j++) {
            const at = [2 * element + i, 2 * element + j] as const;
            add(stiff, at, w * (EIw * curvature[i]! * curvature[j]! + GIt * slope[i]! * slope[j]!));
            add(loads, at, w * q * N[i]! * N[j]!);
            add(squares, at, ((w * M ** 2) / EIz) * N[i]! * N[j]!);
          }
      }
  }
  for (const { x, moment } of stretch.points) {
    const node = nearest(nodes, x);
    add(loads, [2 * node, 2 * node], moment);
  }
  const held = [...(stretch.isHeld[0] ? [0] : []), ...(stretch.isHeld[1] ? [size - 2] : [])];
  return (factor) => {
    const energy = stiff.map((row, i) =>
      row.map((value, k) => value - factor * loads[i]![k]! - factor ** 2 * squares[i]![k]!),
    );
    for (const dof of held) hold(energy, dof);
    return !isPositive(energy);
  };
}

/**
 * Lists the places of discontinuities, with enough elements between them. Places closer than elements of
 * `MOST_ELEMENTS` would be are merged, because elements of very different lengths lose digits, and moments are
 * continuous.
 */
function placeNodes({ x0, x1, M, line, points }: Omit<FreeStretch, 'N'>): readonly number[] {
  const gap = (x1 - x0) / MOST_ELEMENTS;
  const breaks = [...M, ...line].flatMap((piece) => [piece.x0, piece.x1]);
  const within = [...breaks, ...points.map(({ x }) => x)]
    .filter((x) => x > x0 + gap && x < x1 - gap)
    .sort((a, b) => a - b);
  const places = [x0];
  for (const x of within) if (x - places.at(-1)! >= gap) places.push(x);
  return [...places, x1].flatMap((x, k, all) => {
    const next = all[k + 1];
    if (next === undefined) return [x];
    const count = Math.max(1, Math.ceil(((next - x) / (x1 - x0)) * ELEMENTS));
    return Array.from({ length: count }, (_, part) => x + ((next - x) * part) / count);
  });
}

/** Returns the index of the node nearest to a place. */
function nearest(nodes: readonly number[], x: number): number {
  const after = nodes.findIndex((node) => node >= x);
  if (after <= 0) return after === 0 ? 0 : nodes.length - 1;
  return nodes[after]! - x < x - nodes[after - 1]! ? after : after - 1;
}

type Four = readonly [number, number, number, number];

/**
 * Returns cubic functions of the values and slopes at both ends of an element, with their first and second derivatives.
 */
function shapesAt(s: number, h: number): readonly [Four, Four, Four] {
  return [
    [
      1 - 3 * s ** 2 + 2 * s ** 3,
      h * (s - 2 * s ** 2 + s ** 3),
      3 * s ** 2 - 2 * s ** 3,
      h * (s ** 3 - s ** 2),
    ],
    [(6 * s ** 2 - 6 * s) / h, 1 - 4 * s + 3 * s ** 2, (6 * s - 6 * s ** 2) / h, 3 * s ** 2 - 2 * s],
    [(12 * s - 6) / h ** 2, (6 * s - 4) / h, (6 - 12 * s) / h ** 2, (6 * s - 2) / h],
  ];
}

/** Rows of the lower half of a symmetric matrix: the diagonal entry and three entries before it. */
type Bands = number[][];

function createBands(size: number): Bands {
  return Array.from({ length: size }, () => [0, 0, 0, 0]);
}

function add(bands: Bands, [i, j]: readonly [number, number], value: number): void {
  bands[i]![i - j]! += value;
}

/** Removes an unknown whose value is zero. */
function hold(bands: Bands, dof: number): void {
  for (let k = 0; k < 4; k++) {
    bands[dof]![k] = k === 0 ? 1 : 0;
    if (k > 0 && bands[dof + k] !== undefined) bands[dof + k]![k] = 0;
  }
}

/** Returns whether a symmetric matrix is positive definite, by the pivots of L·D·Lᵀ. The bands are overwritten. */
function isPositive(bands: Bands): boolean {
  for (let i = 0; i < bands.length; i++) {
    for (let k = Math.min(3, i); k >= 1; k--) {
      const j = i - k;
      let sum = bands[i]![k]!;
      for (let m = k + 1; m <= Math.min(3, i); m++) {
        const p = i - m;
        sum -= bands[i]![m]! * (bands[j]![j - p] ?? 0) * bands[p]![0]!;
      }
      bands[i]![k] = sum / bands[j]![0]!;
    }
    let pivot = bands[i]![0]!;
    for (let k = 1; k <= Math.min(3, i); k++) pivot -= bands[i]![k]! ** 2 * bands[i - k]![0]!;
    if (!(pivot > 0)) return false;
    bands[i]![0] = pivot;
  }
  return true;
}
