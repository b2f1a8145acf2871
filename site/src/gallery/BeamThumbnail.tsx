import { useMemo } from 'react';
import { parseCase } from '@eecs/solver-core';
import { BeamFigure, createFigureTexts, layoutSheet, layoutThumbnail } from '@eecs/ui-beam';
import { useLocale } from '@eecs/ui-kit';
import type { ThumbnailProps } from '../kinds/kindRow.ts';
import { isSolutionOf } from '../ports/api/checkAnswer.ts';
import { findGreatest } from './findGreatest.ts';

/** Width of a drawing with readable values, px: that of a dialog. */
const READ_PX = 340;
const LEAST_PX = 130;

/**
 * Draws a thumbnail of a saved beam with its moments; with `hasValues` a larger drawing of the beam with its values
 * instead.
 */
export function BeamThumbnail({ document, solution, hasValues = false }: ThumbnailProps) {
  const locale = useLocale();
  const figure = useMemo(() => {
    const parsed = parseCase(document);
    if (!parsed.ok) return null;
    if (hasValues) {
      const texts = createFigureTexts(locale, { system: parsed.document.units.system });
      return layoutSheet(parsed.document, { width: READ_PX, minHeight: LEAST_PX, gap: 0, texts, rows: [] });
    }
    const isCurrent = isSolutionOf(solution, parsed.document);
    const moment = isCurrent ? findGreatest(solution.sets.map(({ M }) => M)) : null;
    return layoutThumbnail(parsed.document, { moment });
  }, [document, solution, hasValues, locale]);
  return figure === null ? null : <BeamFigure figure={figure} />;
}
