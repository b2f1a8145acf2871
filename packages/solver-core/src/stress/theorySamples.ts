import type { Theory } from '../beam/results/stressParts.ts';
import { CURVE } from '../linalg/tolerance.ts';
import { mapTheories, THEORIES } from './strengthTheories.ts';
import { shorten } from './theoryPieces.ts';
import type { Piece } from './theoryPieces.ts';

/** Samples of a piece, ascending. */
export interface SampledPiece {
  readonly piece: Piece;
  readonly x: readonly number[];
  readonly values: Readonly<Record<Theory, readonly number[]>>;
}

/** Greatest number of halvings of a first part, after which a kink is located to 1/8000 of a piece. */
const MOST_HALVINGS = 10;

/**
 * Samples every piece so densely that straight lines between samples stay within 1e-4 of the largest value of each
 * theory.
 */
export function sampleTheories(pieces: readonly Piece[]): SampledPiece[] {
  const begun = pieces.map((piece) => {
    const taken: Taken = { piece, x: [], values: mapTheories(() => []) };
    for (const x of piece.first) take(taken, x);
    return taken;
  });
  const limits = THEORIES.map(
    (theory) =>
      (CURVE / 2) *
      begun.reduce((most, { values }) => values[theory].reduce((a, b) => Math.max(a, b), most), 0),
  );
  return begun.map((taken) => {
    const { piece, x, values } = taken;
    const lists = THEORIES.map((theory) => values[theory]);
    const order = [0];
    const count = x.length;
    for (let right = 1; right < count; right++) {
      addBetween({ taken, lists, limits, order }, [right - 1, right]);
      order.push(right);
    }
    const inOrder = (list: readonly number[]) => order.map((i) => list[i]!);
    return { piece, x: inOrder(x), values: mapTheories((theory) => inOrder(values[theory])) };
  });
}

/**
 * Number of samples of all pieces together while an object is dragged: as many as fit into a frame beside the solve.
 */
const SKETCHED = 420;

/**
 * Samples every piece at its ends, where its forces turn, and between these places as often as the time of a frame
 * allows.
 */
export function sketchTheories(pieces: readonly Piece[]): SampledPiece[] {
  const each = Math.max(2, Math.floor(SKETCHED / pieces.length));
  return pieces.map((piece) => {
    const taken: Taken = { piece, x: [], values: mapTheories(() => []) };
    const last = piece.first.length - 1;
    const step = Math.max(1, Math.ceil(last / each));
    for (const [k, x] of piece.first.entries()) if (k % step === 0 || k === last) take(taken, x);
    return { piece, x: taken.x, values: taken.values };
  });
}

/**
 * Samples in the order they were taken, in separate lists, because a beam has about a thousand and most are read once.
 */
interface Taken {
  readonly piece: Piece;
  readonly x: number[];
  readonly values: Record<Theory, number[]>;
}

/** Takes a sample and returns its index. */
function take({ piece, x: places, values }: Taken, x: number): number {
  piece.search.addGreatest(piece.forcesAt(x), values);
  return places.push(x) - 1;
}

interface Walk {
  readonly taken: Taken;
  /** The values of `taken`, in the order of THEORIES, like the limits. */
  readonly lists: readonly (readonly number[])[];
  /** The allowed distance of the midpoint from the straight line. */
  readonly limits: readonly number[];
  /** Indexes of the samples that are kept, ascending in x. */
  readonly order: number[];
}

/** Adds the samples that are needed between two others. */
function addBetween(
  walk: Walk,
  [left, right]: readonly [left: number, right: number],
  halvings = MOST_HALVINGS,
): void {
  const { x } = walk.taken;
  const middle = take(walk.taken, shorten((x[left]! + x[right]!) / 2, x[right]! - x[left]!));
  if (isStraight(walk, left, middle, right)) return;
  if (halvings > 0) addBetween(walk, [left, middle], halvings - 1);
  walk.order.push(middle);
  if (halvings > 0) addBetween(walk, [middle, right], halvings - 1);
}

function isStraight({ lists, limits }: Walk, left: number, middle: number, right: number): boolean {
  for (let t = 0; t < lists.length; t++) {
    const list = lists[t]!;
    const bow = Math.abs(list[middle]! - (list[left]! + list[right]!) / 2);
    if (!(bow <= limits[t]!)) return false;
  }
  return true;
}
