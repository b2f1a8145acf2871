import { useMemo } from 'react';
import { parseTruss } from '@eecs/solver-core/truss';
import { TrussPicture } from '@eecs/ui-truss';
import type { ThumbnailProps } from '../kinds/kindRow.ts';

/** Draws a thumbnail of a saved truss; nothing if it can no longer be read. */
export function TrussThumbnail({ document, hasValues = false }: Omit<ThumbnailProps, 'solution'>) {
  const parsed = useMemo(() => parseTruss(document), [document]);
  if (!parsed.ok) return null;
  return hasValues ? (
    <TrussPicture document={parsed.document} width={340} aspectRatio={1.9} hasDimensions />
  ) : (
    <TrussPicture document={parsed.document} width={440} aspectRatio={2} />
  );
}
