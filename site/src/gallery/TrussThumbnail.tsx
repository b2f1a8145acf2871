import { useMemo } from 'react';
import { parseTruss } from '@eecs/solver-core/truss';
import { TrussPicture } from '@eecs/ui-truss';

/** Draws a saved truss small; nothing where it cannot be read any more. */
export function TrussThumbnail({ document }: { readonly document: object }) {
  const parsed = useMemo(() => parseTruss(document), [document]);
  return parsed.ok ? <TrussPicture document={parsed.document} width={440} aspectRatio={2} /> : null;
}
