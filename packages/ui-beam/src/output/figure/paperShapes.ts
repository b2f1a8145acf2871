import { PAPER_TOKENS, type Shape, withOwnColor } from '@eecs/ui-kit/layout';
import { listShapes } from './figureShapes.ts';
import type { Figure } from './layoutFigure.ts';

/**
 * Lists the shapes of a figure for paper: every colour has six hexadecimal digits, because some readers know no other
 * form.
 */
export function listPaperShapes(figure: Figure): Shape[] {
  return listShapes(figure, PAPER_TOKENS).map(withOwnColor);
}
