import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '@eecs/ui-kit';
import { loadChunk } from '../ports/page/loadChunk.ts';

const Gallery = lazy(async () => ({
  default: (await loadChunk('gallery', () => import('./Gallery.tsx'))).Gallery,
}));

export interface LazyGalleryProps {
  /**
   * Resolves when the content above has loaded or failed; then the gallery is fetched. The function must stay the same.
   */
  readonly after?: () => Promise<unknown>;
}

/** The gallery, fetched after the page that shows it; its space is reserved meanwhile. */
export function LazyGallery({ after }: LazyGalleryProps) {
  const [isDue, setDue] = useState(after === undefined);
  // Synchronizes with the network.
  useEffect(() => {
    let isGone = false;
    const report = (): void => {
      if (!isGone) setDue(true);
    };
    after?.().then(report, report);
    return () => {
      isGone = true;
    };
  }, [after]);
  return (
    <Room>
      <ErrorBoundary>
        <Suspense fallback={null}>{isDue ? <Gallery /> : null}</Suspense>
      </ErrorBoundary>
    </Room>
  );
}

const Room = styled.div`
  min-height: 720px;
`;
