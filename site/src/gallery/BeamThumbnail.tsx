import { useMemo } from 'react';
import { parseCase } from '@eecs/solver-core';
import { BeamFigure, layoutThumbnail } from '@eecs/ui-beam';
import { isSolutionOf } from '../ports/checkAnswer.ts';
import { findGreatest } from './findGreatest.ts';

export interface BeamThumbnailProps {
  /** The document as it was kept. */
  readonly document: object;
  /** Its result; one of another document is left out. */
  readonly solution: object | null;
}

/** Draws a saved beam small, over its moments. */
export function BeamThumbnail({ document, solution }: BeamThumbnailProps) {
  const figure = useMemo(() => {
    const parsed = parseCase(document);
    if (!parsed.ok) return null;
    const isCurrent = isSolutionOf(solution, parsed.document);
    const moment = isCurrent ? findGreatest(solution.sets.map(({ M }) => M)) : null;
    return layoutThumbnail(parsed.document, { moment });
  }, [document, solution]);
  return figure === null ? null : <BeamFigure figure={figure} />;
}
