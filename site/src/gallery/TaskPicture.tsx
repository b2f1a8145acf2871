import { lazy, Suspense, useMemo } from 'react';
import { parseCase } from '@eecs/solver-core';
import type { SavedTask } from '@eecs/ui-account';
import { BeamFigure, layoutThumbnail } from '@eecs/ui-beam';
import { isSolutionOf } from '../ports/checkAnswer.ts';
import { findGreatest } from './findGreatest.ts';

/** Trusses come late: who has none does not load what draws them. */
const TrussThumbnail = lazy(async () => {
  const { TrussThumbnail: found } = await import('./TrussThumbnail.tsx');
  return { default: found };
});

/** Kinds that something draws. */
const DRAWN: readonly SavedTask['kind'][] = ['msb', 'truss'];

/** Answers whether a task has a picture. */
export function hasPicture({ kind }: Pick<SavedTask, 'kind'>): boolean {
  return DRAWN.includes(kind);
}

export interface TaskPictureProps {
  readonly kind: SavedTask['kind'];
  /** The document as it was kept. */
  readonly document: object;
  /** Its result; one of another document is left out. */
  readonly solution: object | null;
}

/** Draws a saved task small, from its document: a beam over its moments, a truss as it stands. */
export function TaskPicture({ kind, document, solution }: TaskPictureProps) {
  if (kind === 'truss')
    return (
      <Suspense fallback={null}>
        <TrussThumbnail document={document} />
      </Suspense>
    );
  return kind === 'msb' ? <BeamThumbnail document={document} solution={solution} /> : null;
}

function BeamThumbnail({ document, solution }: Pick<TaskPictureProps, 'document' | 'solution'>) {
  const figure = useMemo(() => {
    const parsed = parseCase(document);
    if (!parsed.ok) return null;
    const isCurrent = isSolutionOf(solution, parsed.document);
    const moment = isCurrent ? findGreatest(solution.sets.map(({ M }) => M)) : null;
    return layoutThumbnail(parsed.document, { moment });
  }, [document, solution]);
  return figure === null ? null : <BeamFigure figure={figure} />;
}
