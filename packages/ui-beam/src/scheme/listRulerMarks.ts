import type { CaseGrid } from '@eecs/solver-core';
import { type Scale, getLabelWidth } from '@eecs/ui-kit';
import { fitSquares } from './fitSquares.ts';

/** A place of the beam on a ruler. */
export interface RulerMark {
  readonly x: number;
  readonly px: number;
  readonly text: string;
}

/** The gap between two texts, px. */
const GAP_PX = 20;

export interface RulerOptions {
  readonly grid: Pick<CaseGrid, 'step' | 'minors'>;
  readonly scale: Scale;
  /** The visible range of the board, px. */
  readonly sight: readonly [number, number];
  /** Ends of the beam. */
  readonly length: number;
  readonly format: (x: number) => string;
}

/**
 * Lists the places marked on a ruler: on lines of the squared paper, the finest of them whose texts do not touch, and
 * none beyond the beam. In the unit of length of the document.
 */
export function listRulerMarks({ grid, scale, sight, length, format }: RulerOptions): RulerMark[] {
  if (!(scale.factor > 0)) return [];
  const { minor, major } = fitSquares(grid, scale.factor);
  const first = Math.max(0, scale.toWorld(sight[0]));
  const last = Math.min(length, scale.toWorld(sight[1]));
  const steps = [minor, ...MULTIPLES.map((by) => major * by)];
  for (const step of steps) {
    const from = Math.ceil(first / step - ROUNDING);
    const count = Math.floor(last / step + ROUNDING) - from + 1;
    // This many texts would touch in any case.
    if (count > (sight[1] - sight[0]) / GAP_PX) continue;
    const marks = Array.from({ length: Math.max(0, count) }, (_, at) => {
      const x = (from + at) * step;
      return { x, px: scale.toPx(x), text: format(x) };
    });
    const widest = Math.max(0, ...marks.map(({ text }) => getLabelWidth(text)));
    if (step * scale.factor >= widest + GAP_PX) return marks;
  }
  return [];
}

/** Rounding tolerance of a line at the edge of the visible range. */
const ROUNDING = 1e-9;
const MULTIPLES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
