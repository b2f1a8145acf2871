import type { DiagramSegment } from '../diagrams/diagram.ts';
import { refuseFrame } from '../frame/answer/refuseFrame.ts';
import { assembleFrame } from '../frame/assembly/assembleFrame.ts';
import type { FrameModel } from '../frame/assembly/frameModel.ts';
import { slackened } from '../frame/assembly/slackened.ts';
import type { RefusedFrame } from '../frame/answer/frameAnswer.ts';
import { solveFrame } from '../frame/solveFrame.ts';
import { findCurved } from '../frame/assembly/checkCurved.ts';
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
  /** Number of lowest factors to find. @default 1 */
  readonly count?: number;
}

/** A factor of all loads of a set at which the frame buckles. */
export interface CriticalFactor {
  readonly factor: number;
  /**
   * The number of factors below a value just under this one and just above it, by the count of Wittrick and Williams:
   * proof that none was missed.
   */
  readonly counted: readonly [below: number, above: number];
  /** Distance of the two counted values from the factor, relative to it; usually a billionth. */
  readonly within: number;
  readonly mode: FrameMode;
}

/** Stability of a frame under the loads of a case set. */
export interface FrameStability {
  readonly ok: true;
  /** Ascending; empty if no member is in compression. */
  readonly critical: readonly CriticalFactor[];
  /**
   * Effective length of each member for bending in the plane, from the lowest factor: π·√(EI/N), where N is the
   * greatest compression along it at that factor, m (in). Null for members without compression.
   */
  readonly lengths: readonly (number | null)[];
}

/** A frame whose stability cannot be analysed: it was refused, or has no real constants. */
export interface NoStability {
  readonly ok: false;
  /** Null if the frame is stable and only its constants are missing. */
  readonly refused: RefusedFrame | null;
}

/**
 * Finds the factors of all loads of a case set at which the frame buckles in its plane. The axial forces grow in
 * proportion from those of the first order, and only bending resists, without shear strains; the fields along each
 * member are exact, so no member is subdivided for accuracy. Members that are slack in the first order stay slack.
 *
 * @throws TypeError if `set` is not a case set of the document.
 * @see F. W. Williams and W. H. Wittrick, "Exact buckling and frequency calculations surveyed", J. Struct. Eng. 109(1),
 * 1983
 */
export function findCriticalFactors(
  input: unknown,
  { set = 0, count = 1 }: StabilityOptions = {},
): FrameStability | NoStability {
  const parsed = parseFrame(input);
  // The factors refer to the axial forces of the first order.
  const document = parsed.ok ? { ...parsed.document, secondOrder: false } : null;
  const answer = solveFrame(document ?? input, { include: [] });
  if (answer.level === 'error') return { ok: false, refused: answer };
  const solved = answer.sets[set];
  if (solved === undefined) throw new TypeError(`set ${set} of ${answer.sets.length}`);
  const assembled = document && assembleFrame(document).model;
  if (!assembled || !answer.isReal) return { ok: false, refused: null };
  const curved = findCurved(assembled);
  if (curved.length > 0) return { ok: false, refused: refuseFrame({ ...answer, failures: curved }) };
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
 * Returns an upper bound of the factors: the factor at which the most slender member alone buckles between clamps, in
 * as many modes as are wanted. By the energy of the deflection 1 - cos(2πmx/l) a bed adds at most 3·k·(l/2π)² to its
 * load.
 */
function boundOfFactors({ members }: FrameModel, pushes: readonly number[], count: number): number {
  return members.reduce((least, { length, EI, bed }, k) => {
    if (!(pushes[k]! > 0)) return least;
    const wave = (2 * Math.PI * (count + 1)) / length;
    const held = bed === null ? 0 : Math.max(...bed.y) * 3 * (count + 1) * (length / (2 * Math.PI)) ** 2;
    return Math.min(least, (EI * wave ** 2 + held) / pushes[k]!);
  }, Infinity);
}

/**
 * Returns an upper bound of the factors from the number of pieces into which a member in tension would be divided;
 * larger factors do not matter.
 */
function boundOfPieces({ members }: FrameModel, forces: readonly (readonly DiagramSegment[])[]): number {
  const most = members.reduce((greatest, { length, EI }, k) => {
    const size = sizeOf(forces[k]!);
    return Math.max(greatest, (size * length ** 2) / EI);
  }, 0);
  return (4 * MOST_PIECES ** 2) / most;
}

/** Number of pieces of a member beyond which no factor is searched for. */
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

/** Returns the greatest compression along a member; extremes of a polynomial are at its ends or its turning point. */
function greatestPush(segments: readonly DiagramSegment[]): number {
  let push = 0;
  for (const { x0, x1, c } of segments)
    for (let k = 0; k <= 64; k++) {
      const s = ((x1 - x0) * k) / 64;
      push = Math.max(push, -c.reduceRight((sum, value) => sum * s + value, 0));
    }
  return push;
}
