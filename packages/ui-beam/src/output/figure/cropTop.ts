import { flattenPath } from '@eecs/ui-kit/layout';
import type { Figure } from './layoutFigure.ts';

/** Room above the highest object, and height of a letter above its baseline, px. */
const RIM_PX = 6;
const LETTER_PX = 11;
/** Height of supports over the axis, px. */
const SUPPORT_PX = 34;

/**
 * Leaves out the empty room over the beam: a board keeps it for loads that are
 * still to be drawn, paper has no use for it.
 */
export function cropTop(figure: Figure): Figure {
  const { axisY, marks, labels } = figure.scheme;
  const highest = Math.min(
    axisY - SUPPORT_PX,
    ...marks.map(({ d }) => findTop(d)),
    ...labels.map(({ y }) => y - LETTER_PX),
  );
  return { ...figure, top: Math.max(0, Math.floor(highest - RIM_PX)) };
}

/** Where a line is highest, px. */
export function findTop(d: string): number {
  return Math.min(...flattenPath(d).flatMap(({ points }) => points.map(({ y }) => y)));
}
