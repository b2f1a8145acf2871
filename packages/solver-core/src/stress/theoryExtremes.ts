import type { CurvePoint } from '../diagrams/curve.ts';
import type { Theory } from '../beam/results/stressParts.ts';
import { CURVE, LOST_PEAK, PEAK_ESTIMATE, PEAK_PLACE, SAME_EXTREME } from '../linalg/tolerance.ts';
import { findPeak } from './findPeak.ts';
import type { PeakRange } from './findPeak.ts';
import type { Piece } from './theoryPieces.ts';
import type { SampledPiece } from './theorySamples.ts';

/** Finds the greatest (`sign` 1) or the least (-1) value along the beam, at the first of several equal places. */
export function findExtreme(sampled: readonly SampledPiece[], theory: Theory, sign: 1 | -1): CurvePoint {
  let most = -Infinity;
  let scale = 0;
  for (const { values } of sampled) {
    for (const value of values[theory]) {
      most = Math.max(most, sign * value);
      scale = Math.max(scale, value);
    }
  }
  let found: Bracket | null = null;
  for (const { piece, x, values } of sampled) {
    const list = values[theory];
    const last = list.length - 1;
    for (let i = 0; i <= last; i++) {
      const height = sign * list[i]!;
      if (height < most - 2 * CURVE * scale) continue;
      const before = i === 0 ? -Infinity : sign * list[i - 1]!;
      const after = i === last ? -Infinity : sign * list[i + 1]!;
      if (height < before || height < after) continue;
      const range = { from: x[Math.max(i - 1, 0)]!, to: x[Math.min(i + 1, last)]! };
      const estimate = (place: number) => sign * piece.search.greatestAfter(piece.forcesAt(place), theory);
      const isLevel = before === height || after === height;
      const peak = isLevel
        ? height
        : Math.max(findPeak(estimate, { ...range, guess: x[i]!, precision: PEAK_ESTIMATE }).value, height);
      if (!found || peak > found.peak + SAME_EXTREME * scale)
        found = { piece, x: x[i]!, range: isLevel ? null : range, peak };
    }
  }
  const { piece, x, range } = sign === 1 ? findHigher(sampled, theory, found!) : found!;
  const exact = (place: number) => sign * piece.search.greatestAfter(piece.forcesAt(place), theory);
  const refined = range && findPeak(exact, { ...range, guess: x, precision: PEAK_PLACE });
  // A sample lies exactly at a place of the document or at a turning point, while a search for a peak only approximates
  // it.
  const isSample = refined === null || exact(x) >= refined.value - SAME_EXTREME * scale;
  const place = isSample ? x : refined.at;
  const { value, fibre } = piece.search.worst(piece.forcesAt(place), theory);
  return { x: place, value, at: { y: fibre.y, z: fibre.z } };
}

/** Picks the greatest (`sign` 1) or the least (-1) of the samples, the first of equal ones. */
export function pickExtreme(sampled: readonly SampledPiece[], theory: Theory, sign: 1 | -1): CurvePoint {
  let best = { piece: sampled[0]!.piece, x: sampled[0]!.x[0]!, height: -Infinity };
  for (const { piece, x, values } of sampled)
    for (const [k, value] of values[theory].entries())
      if (sign * value > best.height) best = { piece, x: x[k]!, height: sign * value };
  const { value, fibre } = best.piece.search.worst(best.piece.forcesAt(best.x), theory);
  return { x: best.x, value, at: { y: fibre.y, z: fibre.z } };
}

/**
 * Searches for a peak that no sample shows and that exceeds the highest one found by more than 1e-8 of it.
 *
 * Under forces that are linear in x each fibre's stress is convex in x, and so is the greatest of them, which therefore
 * occurs at an end. The deviation of the forces from the line between two samples adds at most curvature·h²/8; halves
 * that cannot exceed the peak found so far are skipped.
 */
function findHigher(sampled: readonly SampledPiece[], theory: Theory, found: Bracket): Bracket {
  let best = found;
  /** The smallest value that counts as higher. */
  let least = best.peak * (1 + LOST_PEAK);
  const look = (piece: Piece, left: Point, right: Point): void => {
    const width = right.x - left.x;
    if (Math.max(left.value, right.value) + (piece.curvature[theory] * width * width) / 8 <= least) return;
    const x = (left.x + right.x) / 2;
    if (x <= left.x || x >= right.x) return;
    const middle = { x, value: piece.search.greatestAfter(piece.forcesAt(x), theory) };
    if (middle.value > least) {
      best = { piece, x, range: { from: left.x, to: right.x }, peak: middle.value };
      least = middle.value * (1 + LOST_PEAK);
    }
    look(piece, left, middle);
    look(piece, middle, right);
  };
  for (const { piece, x, values } of sampled) {
    const list = values[theory];
    const hidden = piece.curvature[theory] / 8;
    if (hidden === 0) continue;
    for (let i = 1; i < list.length; i++) {
      const width = x[i]! - x[i - 1]!;
      // Most samples have no hidden peak beside them, so no objects are created for them.
      if (Math.max(list[i - 1]!, list[i]!) + hidden * width * width <= least) continue;
      look(piece, { x: x[i - 1]!, value: list[i - 1]! }, { x: x[i]!, value: list[i]! });
    }
  }
  return best;
}

interface Point {
  readonly x: number;
  readonly value: number;
}

/** A sample that no neighbouring sample exceeds, and an upper bound of a peak near it. */
interface Bracket {
  readonly piece: Piece;
  readonly x: number;
  /** The range from its left to its right neighbour; null if one of them is as high. */
  readonly range: Pick<PeakRange, 'from' | 'to'> | null;
  readonly peak: number;
}
