import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '@eecs/ui-kit';
import { loadChunk } from '../ports/loadChunk.ts';

const Gallery = lazy(async () => ({
  default: (await loadChunk('gallery', () => import('./Gallery.tsx'))).Gallery,
}));

/** The gallery, fetched after the page that shows it; its room is kept meanwhile. */
export function LazyGallery() {
  return (
    <Room>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Gallery />
        </Suspense>
      </ErrorBoundary>
    </Room>
  );
}

const Room = styled.div`
  min-height: 720px;
`;
