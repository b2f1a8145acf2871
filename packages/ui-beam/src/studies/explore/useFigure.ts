import { useMemo } from 'react';
import { NARROW_PX, unitName, useConventions, useFormat, useLocale, useUnitOf } from '@eecs/ui-kit';
import type { Solution } from '../../state/sessionAtoms.ts';
import { buildFigure } from './buildFigure.ts';
import type { ChartColors } from './chartColors.ts';
import { getChartUnit } from './chartUnits.ts';
import type { ExploreRow } from './exploreRows.ts';
import type { Envelopes, Figure, Margins, ShownSet } from './figure.ts';
import type { Range } from './moveRange.ts';

export interface FigureOptions {
  readonly solution: Solution;
  readonly rows: readonly ExploreRow[];
  readonly sets: readonly ShownSet[];
  readonly envelopes: Envelopes | null;
  readonly range: Range;
  /** Null before they are known: nothing is drawn then. */
  readonly colors: ChartColors | null;
  readonly width: number;
}

/** Returns the figure of the shown diagrams; the same object until something changes. */
export function useFigure({
  solution,
  rows,
  sets,
  envelopes,
  range,
  colors,
  width,
}: FigureOptions): Figure | null {
  const format = useFormat();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const { isMomentUp } = useConventions();
  const { document, answer } = solution;
  return useMemo(() => {
    if (colors === null) return null;
    const { system } = document.units;
    return buildFigure({
      rows,
      sets,
      envelopes,
      range: [range[0] * document.L, range[1] * document.L],
      isReal: answer.isReal,
      system,
      unitOf,
      isMomentUp,
      isBySign: answer.sets.length === 1,
      locale,
      colors,
      dragZooms: !window.matchMedia('(pointer: coarse)').matches,
      width,
      margins: getMargins(width),
      xLabel: `x, ${unitName(getChartUnit('length', system, unitOf), locale)}`,
      write: (value, { quantity, greatest }) =>
        format.results({ quantity, system, greatest }).write(value, false),
    });
  }, [document, answer, rows, sets, envelopes, range, colors, width, locale, format, unitOf, isMomentUp]);
}

/** Returns the margins of the diagrams, px, for the numbers and names of the axes. */
export function getMargins(width: number): Margins {
  return { left: width < NARROW_PX ? 80 : 104, right: 20, top: 8, bottom: 44 };
}
