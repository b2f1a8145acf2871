import type { DiagramSegment } from '../diagrams/diagram.ts';
import { assembleFrame } from '../frame/assembly/assembleFrame.ts';
import type { FrameModel } from '../frame/assembly/frameModel.ts';
import { slackened } from '../frame/assembly/slackened.ts';
import type { RefusedFrame } from '../frame/answer/frameAnswer.ts';
import { solveFrame } from '../frame/solveFrame.ts';
import { parseFrame } from '../model/frame/parseFrame.ts';
import { findRoots } from './countedRoots.ts';
import { createStabilityModel } from './stabilityModel.ts';
import {
  countNegative,
  divideMembers,
  findMode,
  type FrameMode,
  type PieceSystem,
  refineRoot,
  shapeOfMode,
} from './stiffnessOfPieces.ts';
import { BESIDE_ROOT, NO_PUSH } from '../linalg/tolerance.ts';

/** Options of a stability analysis. */
export interface StabilityOptions {
  /** Case set whose loads are multiplied. @default 0 */
  readonly set?: number;
  /** How many of the lowest factors are wanted. @default 1 */
  readonly count?: number;
}

/** A factor of all loads of a set at which the frame buckles. */
export interface CriticalFactor {
  readonly factor: number;
  /**
   * How many factors are lower than one just below it, and than one just above it, by the count of Wittrick and
   * Williams: the proof that none was missed.
   */
  readonly counted: readonly [below: number, above: number];
  /** How far the two places of the count are from the factor, relative to it; usually a billionth. */
  readonly within: number;
  readonly mode: FrameMode;
}

/** Stability of a frame under the loads of a case set. */
export interface FrameStability {
  readonly ok: true;
  /** From the lowest on; empty where no member is in compression. */
  readonly critical: readonly CriticalFactor[];
  /**
   * Effective length of each member for bending in the plane, from the lowest factor: π·√(EI/N) of the greatest
   * compression N along it at that factor, m (in). Null for members without compression.
   */
  readonly lengths: readonly (number | null)[];
}

/** A frame that is not asked about its stability: it was refused, or has no real constants. */
export interface NoStability {
  readonly ok: false;
  /** Null where the frame stands and only its constants are missing. */
  readonly refused: RefusedFrame | null;
}

/**
 * Finds the factors by which all loads of a case set are multiplied when the frame buckles in its plane. The axial
 * forces grow in proportion from those of the first order, and bending alone, without shear strains, resists; the
 * fields along each member are exact, so no member is divided for accuracy. Members that are slack in the first order
 * stay slack.
 *
 * @throws TypeError when `set` is no case set of the document.
 * @see F. W. Williams and W. H. Wittrick, "Exact buckling and frequency calculations surveyed", J. Struct. Eng. 109(1), 1983
 */
export function findCriticalFactors(
  input: unknown,
  { set = 0, count = 1 }: StabilityOptions = {},
): FrameStability | NoStability {
  const parsed = parseFrame(input);
  // The factors are those of the axial forces of the first order.
  const document = parsed.ok ? { ...parsed.document, secondOrder: false } : null;
  const answer = solveFrame(document ?? input, { include: [] });
  if (answer.level === 'error') return { ok: false, refused: answer };
  const solved = answer.sets[set];
  if (solved === undefined) throw new TypeError(`set ${set} of ${answer.sets.length}`);
  const assembled = document && assembleFrame(document).model;
  if (!assembled || !answer.isReal) return { ok: false, refused: null };
  const model = slackened(assembled, solved.oneWay?.slack ?? []);
  const forces = withoutNoise(solved.members.map(({ N }) => N.segments));
  const stability = createStabilityModel(
    model,
    forces.map((N) => ({ N, mass: [] })),
  );
  const pushes = forces.map(greatestPush);
  const slender = model.members.map(({ length, EI }, k) => (pushes[k]! * length ** 2) / EI);
  const most = Math.max(...slender);
  if (!(most > 0)) return { ok: true, critical: [], lengths: model.members.map(() => null) };
  const end = Math.min(boundOfFactors(model, pushes, count), boundOfPieces(model, forces));
  let system: PieceSystem | null = null;
  let divided = 0;
  const divide = (load: number): PieceSystem => {
    if (system === null || load > divided) {
      divided = load;
      system = divideMembers(stability, { load, swing: 0 });
    }
    return system;
  };
  const roots = findRoots((load) => countNegative(divide(load), { load, swing: 0 }), {
    wanted: count,
    start: Math.min(1 / most, end),
    end,
  });
  const modes: Float64Array[] = [];
  const critical = roots.map(({ value, below, above, within }): CriticalFactor => {
    const trial = { load: value * (1 - BESIDE_ROOT), swing: 0 };
    const one = divide(trial.load);
    const x = findMode(one, trial, modes);
    modes.push(x);
    const factor = refineRoot(one, (load) => ({ load, swing: 0 }), value, x);
    return { factor, counted: [below, above], within, mode: shapeOfMode(one, trial, x) };
  });
  const lowest = critical[0]?.factor;
  return {
    ok: true,
    critical,
    lengths: model.members.map(({ EI }, k) => {
      const push = greatestPush(forces[k]!);
      return push > 0 && lowest !== undefined ? Math.PI * Math.sqrt(EI / (lowest * push)) : null;
    }),
  };
}

/**
 * Bounds the factors: the most slender member alone buckles between clamps, in as many modes as are asked for. By the
 * energy of the deflection 1 - cos(2πmx/l) a bed adds 3·k·(l/2π)² to its load at most.
 */
function boundOfFactors({ members }: FrameModel, pushes: readonly number[], count: number): number {
  return members.reduce((least, { length, EI, bed }, k) => {
    if (!(pushes[k]! > 0)) return least;
    const wave = (2 * Math.PI * (count + 1)) / length;
    const held = bed === null ? 0 : Math.max(...bed.y) * 3 * (count + 1) * (length / (2 * Math.PI)) ** 2;
    return Math.min(least, (EI * wave ** 2 + held) / pushes[k]!);
  }, Infinity);
}

/** Bounds the factors by the number of pieces that a member in tension would be divided into: none matters beyond. */
function boundOfPieces({ members }: FrameModel, forces: readonly (readonly DiagramSegment[])[]): number {
  const most = members.reduce((greatest, { length, EI }, k) => {
    const size = sizeOf(forces[k]!);
    return Math.max(greatest, (size * length ** 2) / EI);
  }, 0);
  return (4 * MOST_PIECES ** 2) / most;
}

/** Pieces of a member beyond which no factor is sought. */
const MOST_PIECES = 1000;

function sizeOf(segments: readonly DiagramSegment[]): number {
  return Math.max(
    0,
    ...segments.map(({ x0, x1, c }) => c.reduce((sum, v, k) => sum + Math.abs(v) * (x1 - x0) ** k, 0)),
  );
}

function withoutNoise(forces: readonly (readonly DiagramSegment[])[]): (readonly DiagramSegment[])[] {
  const sizes = forces.map(sizeOf);
  const least = NO_PUSH * Math.max(...sizes);
  return forces.map((segments, k) => (sizes[k]! > least ? segments : []));
}

/** The greatest compression along a member; extremes of a polynomial are sought at its ends and its turn. */
function greatestPush(segments: readonly DiagramSegment[]): number {
  let push = 0;
  for (const { x0, x1, c } of segments)
    for (let k = 0; k <= 64; k++) {
      const s = ((x1 - x0) * k) / 64;
      push = Math.max(push, -c.reduceRight((sum, value) => sum * s + value, 0));
    }
  return push;
}
