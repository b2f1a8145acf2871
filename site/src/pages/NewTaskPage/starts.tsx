import { Suspense, lazy } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '@eecs/ui-kit';
import type { KindId } from '../../kinds/kindNames.ts';
import { loadChunk } from '../../ports/page/loadChunk.ts';
import type { KindStart } from './StartCard.tsx';
import { Starter } from './Starter.tsx';

// The code that draws trusses loads after the few fields of the beam.
const TrussStart = lazy(async () => ({
  default: (await loadChunk('trussStart', () => import('./TrussStart.tsx'))).TrussStart,
}));

const FrameStart = lazy(async () => ({
  default: (await loadChunk('frameStart', () => import('./FrameStart.tsx'))).FrameStart,
}));

/** The ways in which documents are set out, by kind. */
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
  frame: {
    titleKey: 'start.frame',
    Start: () => (
      <ErrorBoundary>
        <Suspense fallback={<FrameRoom />}>
          <FrameStart />
        </Suspense>
      </ErrorBoundary>
    ),
  },
};

/** The room of the start of a frame until it has come. */
const FrameRoom = styled.div`
  height: 220px;
`;

/** The room of the start of a truss until it has come: the page below it stays where it is. */
const TrussRoom = styled.div`
  height: 480px;
`;
