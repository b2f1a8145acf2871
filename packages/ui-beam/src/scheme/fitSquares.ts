import type { CaseGrid } from '@eecs/solver-core';

/** The squares behind the board, in the unit of length of the document. */
export interface Squares {
  /** Spacing of the fainter lines; the same as `major` if these have no room. */
  readonly minor: number;
  /** Spacing of the stronger lines. */
  readonly major: number;
}

/** Lines closer than this merge into grey, px. */
const LEAST_PX = { minor: 8, major: 24 };
/** If grid lines are farther apart than this, finer lines are drawn between them, px. */
const MOST_PX = 240;

/**
 * Fits the grid of a document to a scale of `factor` px per unit of length, above zero: divisions and steps are
 * multiplied by 2, 5, 10 and so on until they can be distinguished, and subdivided at high zoom.
 *
 * @example fitSquares({ step: 1, minors: 10 }, 70) // { minor: 0.2, major: 1 }
 */
export function fitSquares({ step, minors }: Pick<CaseGrid, 'step' | 'minors'>, factor: number): Squares {
  const major = raise(step, factor);
  // Tenths of an enlarged step, whose own divisions would be closer than its lines.
  const parts = major === step ? minors : 10;
  const together = Array.from({ length: parts }, (_, at) => at + 1).find(
    (count) => parts % count === 0 && (major / parts) * count * factor >= LEAST_PX.minor,
  );
  let minor = (major / parts) * (together ?? parts);
  for (const by of RATIOS) {
    if (minor * factor <= MOST_PX) break;
    minor /= by;
  }
  return { minor, major };
}

/**
 * Fits the spacing of the stronger lines across the beam to a scale, by the same factors.
 *
 * @example fitAcross({ yStep: 5 }, 2) // 25
 */
export function fitAcross({ yStep }: Pick<CaseGrid, 'yStep'>, factor: number): number {
  return raise(yStep, factor);
}

function raise(step: number, factor: number): number {
  let raised = step;
  for (const by of RATIOS) {
    if (raised * factor >= LEAST_PX.major) break;
    raised *= by;
  }
  return raised;
}

/** The factors 1, 2, 5, 10 and so on, over five decades. */
const RATIOS = Array.from({ length: 15 }, (_, at) => (at % 3 === 1 ? 2.5 : 2));
