import { type ComponentType, lazy, Suspense } from 'react';
import type { SavedTask } from '@eecs/ui-account';
import { hasEditor } from '../kinds/kindNames.ts';
import type { ThumbnailProps } from '../kinds/kindRow.ts';
import { KIND_ROWS } from '../kinds/kinds.ts';

/**
 * Pictures load late: the list can be used before, and a reader without trusses does not load the code that draws them.
 */
const THUMBNAILS: Readonly<Record<string, ComponentType<ThumbnailProps>>> = Object.fromEntries(
  KIND_ROWS.map(({ id, loadThumbnail }) => [id, lazy(loadThumbnail)]),
);

/** Returns whether a task has a picture. */
export function hasPicture({ kind }: Pick<SavedTask, 'kind'>): boolean {
  return hasEditor(kind);
}

export interface TaskPictureProps {
  readonly kind: SavedTask['kind'];
  /** The document as it was stored. */
  readonly document: object;
  /** Its result; a result of another document is ignored. */
  readonly solution: object | null;
  /** Whether loads and dimensions are written in the drawing. @default false */
  readonly hasValues?: boolean;
}

/**
 * Draws a thumbnail of a saved task from its document: a beam with its moments, or a truss. With values, a beam is
 * drawn without its moments.
 */
export function TaskPicture({ kind, document, solution, hasValues = false }: TaskPictureProps) {
  const Thumbnail = THUMBNAILS[kind];
  if (Thumbnail === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Thumbnail document={document} solution={solution} hasValues={hasValues} />
    </Suspense>
  );
}
