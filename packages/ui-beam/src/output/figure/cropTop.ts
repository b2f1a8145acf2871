import { flattenPath } from '@eecs/ui-kit/layout';
import type { Figure } from './layoutFigure.ts';

/** Margin above the highest object, and height of a letter above its baseline, px. */
const RIM_PX = 6;
const LETTER_PX = 11;
/** Height of supports above the axis, px. */
const SUPPORT_PX = 34;

/** Crops the empty room above the beam: a board reserves it for new loads, paper does not need it. */
export function cropTop(figure: Figure): Figure {
  const { axisY, marks, labels } = figure.scheme;
  const highest = Math.min(
    axisY - SUPPORT_PX,
    ...marks.map(({ d }) => findTop(d)),
    ...labels.map(({ y }) => y - LETTER_PX),
  );
  return { ...figure, top: Math.max(0, Math.floor(highest - RIM_PX)) };
}

/** Returns the highest point of a line, px. */
export function findTop(d: string): number {
  return Math.min(...flattenPath(d).flatMap(({ points }) => points.map(({ y }) => y)));
}
