import { Suspense, lazy } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '@eecs/ui-kit';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import type { KindId } from '../../kinds/kindNames.ts';
import { loadChunk } from '../../ports/page/loadChunk.ts';
import type { KindStart } from './StartCard.tsx';
import { Starter } from './Starter.tsx';

// The code that draws trusses loads after the fields of the beam.
const TrussStart = lazy(async () => ({
  default: (await loadChunk('trussStart', () => import('./TrussStart.tsx'))).TrussStart,
}));

const FrameStart = lazy(async () => ({
  default: (await loadChunk('frameStart', () => import('./FrameStart.tsx'))).FrameStart,
}));

/** Creates the card of a kind whose documents are frames. */
function createFrameStart(id: FrameRowId): KindStart {
  return {
    titleKey: `start.${id}`,
    Start: () => (
      <ErrorBoundary>
        <Suspense fallback={<FrameRoom />}>
          <FrameStart id={id} />
        </Suspense>
      </ErrorBoundary>
    ),
  };
}

/** How new documents are created, by kind. */
export const STARTS: Readonly<Record<KindId, KindStart>> = {
  msb: { titleKey: 'start.beam', Start: Starter },
  truss: {
    titleKey: 'start.truss',
    Start: () => (
      <ErrorBoundary>
        <Suspense fallback={<TrussRoom />}>
          <TrussStart />
        </Suspense>
      </ErrorBoundary>
    ),
  },
  frame: createFrameStart('frame'),
  arch: createFrameStart('arch'),
  pile: createFrameStart('pile'),
};

/** Reserves the space for creating a frame until it has loaded. */
const FrameRoom = styled.div`
  height: 220px;
`;

/** Reserves the space for creating a truss until it has loaded, so that the page below it does not move. */
const TrussRoom = styled.div`
  height: 480px;
`;
