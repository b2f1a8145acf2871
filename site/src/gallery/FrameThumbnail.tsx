import { useMemo } from 'react';
import { parseFrame } from '@eecs/solver-core/frame';
import { FramePicture } from '@eecs/ui-frame';
import type { ThumbnailProps } from '../kinds/kindRow.ts';

/** Draws a thumbnail of a saved frame; nothing if it can no longer be read. */
export function FrameThumbnail({ document, hasValues = false }: Omit<ThumbnailProps, 'solution'>) {
  const parsed = useMemo(() => parseFrame(document), [document]);
  if (!parsed.ok) return null;
  return (
    <FramePicture
      document={parsed.document}
      label={parsed.document.title}
      width={hasValues ? 340 : 440}
      aspectRatio={hasValues ? 1.9 : 2}
      hasValues={hasValues}
    />
  );
}
