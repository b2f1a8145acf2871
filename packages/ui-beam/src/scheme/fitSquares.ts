import type { CaseGrid } from '@eecs/solver-core';

/** The squares behind the board, in the unit of length of the document. */
export interface Squares {
  /** Between the fainter lines; the same as `major` where these have no room. */
  readonly minor: number;
  /** Between the stronger lines. */
  readonly major: number;
}

/** Lines closer than this are a grey, not a measure, px. */
const LEAST_PX = { minor: 8, major: 24 };
/** If grid lines are farther apart than this, finer lines are drawn between them, px. */
const MOST_PX = 240;

/**
 * Fits the grid of a document to a scale of `factor` px to a unit of length, above zero: its steps and their parts, the
 * parts taken together and the steps by 2, 5, 10 and so on until they can be distinguished, and far magnified parted
 * anew.
 *
 * @example fitSquares({ step: 1, minors: 10 }, 70) // { minor: 0.2, major: 1 }
 */
export function fitSquares({ step, minors }: Pick<CaseGrid, 'step' | 'minors'>, factor: number): Squares {
  const major = raise(step, factor);
  // Tenths of a raised step: the parts of a step are closer than its lines.
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
 * Fits the distance of the stronger lines across the beam to a scale, taken together as steps are.
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

/** From 1 to 2, to 5, to 10, five times over. */
const RATIOS = Array.from({ length: 15 }, (_, at) => (at % 3 === 1 ? 2.5 : 2));
