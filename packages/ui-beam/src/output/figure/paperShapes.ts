import { PAPER_TOKENS, type Shape, withOwnColor } from '@eecs/ui-kit/layout';
import { listShapes } from './figureShapes.ts';
import type { Figure } from './layoutFigure.ts';

/** Lists what a figure is made of for paper: every colour is six hexadecimal digits, for readers that know no other. */
export function listPaperShapes(figure: Figure): Shape[] {
  return listShapes(figure, PAPER_TOKENS).map(withOwnColor);
}
