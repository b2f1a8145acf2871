import type { Figure } from '../output/figure/layoutFigure.ts';

/** A figure in pieces between which a page may break: the beam with its loads, and each diagram below it. */
export interface SplitFigure {
  readonly beam: Figure;
  readonly diagrams: readonly Figure[];
}

/** Splits a figure without a legend between its rows. The pieces keep its width: stacked, they form the figure. */
export function splitFigure(figure: Figure): SplitFigure {
  const { scheme, rows, height } = figure;
  const bottomOf = (index: number): number => rows[index + 1]?.top ?? height;
  const nothing = { axisY: scheme.axisY, marks: [], glyphs: [], labels: [] };
  return {
    beam: { ...figure, rows: [], height: rows[0]?.top ?? height },
    diagrams: rows.map((row, index) => ({
      ...figure,
      top: row.top,
      height: bottomOf(index),
      scheme: nothing,
      motion: '',
      rows: [row],
    })),
  };
}
