import { lazy, Suspense } from 'react';
import type { SavedTask } from '@eecs/ui-account';

/**
 * Pictures come late: a list can be read and worked with before, and who has no trusses does not load what draws them.
 */
const BeamThumbnail = lazy(async () => {
  const { BeamThumbnail: found } = await import('./BeamThumbnail.tsx');
  return { default: found };
});
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
  /** Writes loads and dimensions beside what is drawn. @default false */
  readonly hasValues?: boolean;
}

/**
 * Draws a saved task small, from its document: a beam over its moments, a truss as it stands.
 * Where values are written a beam is drawn alone.
 */
export function TaskPicture({ kind, document, solution, hasValues = false }: TaskPictureProps) {
  if (!hasPicture({ kind })) return null;
  return (
    <Suspense fallback={null}>
      {kind === 'truss' ? (
        <TrussThumbnail document={document} hasValues={hasValues} />
      ) : (
        <BeamThumbnail document={document} solution={solution} hasValues={hasValues} />
      )}
    </Suspense>
  );
}
