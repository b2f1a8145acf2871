import { getLabelWidth } from '../labels/labelMetrics.ts';
import type { Scale } from './createScale.ts';

/** Fraction of the drawn extent within which two points are one: such a short link is a rounding error. */
const SAME_PLACE = 1e-9;

/** One link of a dimension chain. */
export interface DimensionLink {
  /** World coordinates of its ends, and its length. */
  readonly x0: number;
  readonly x1: number;
  readonly length: number;
  readonly startPx: number;
  readonly endPx: number;
  readonly text: string;
  /** Whether the text fits between the ticks. */
  readonly fits: boolean;
}

const MARGIN_PX = 10;

/**
 * Lays out a chain of dimensions through points in any order, without duplicates; points closer together than a
 * rounding error of the whole chain count as one.
 */
export function layoutDimensionChain({
  points,
  scale,
  format,
}: {
  readonly points: readonly number[];
  readonly scale: Scale;
  readonly format: (length: number) => string;
}): DimensionLink[] {
  const sorted = points.filter(Number.isFinite).sort((a, b) => a - b);
  const extent = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  const distinct = sorted.filter((x, i) => i === 0 || x - (sorted[i - 1] ?? x) > extent * SAME_PLACE);
  return distinct.slice(1).map((x1, i) => {
    const x0 = distinct[i] ?? x1;
    const startPx = scale.toPx(x0);
    const endPx = scale.toPx(x1);
    const text = format(x1 - x0);
    const fits = Math.abs(endPx - startPx) >= getLabelWidth(text) + MARGIN_PX;
    return { x0, x1, length: x1 - x0, startPx, endPx, text, fits };
  });
}
