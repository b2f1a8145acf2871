import type { KitStore } from '@eecs/ui-kit';
import { createFeedTaker, followBoard } from '@eecs/ui-kit/editor';
import { loadSolving } from '../late/loadParts.ts';
import type { BeamTypes } from '../state/beamKind.ts';
import { session } from '../state/sessionAtoms.ts';
import { live } from './beamLive.ts';
import { startBeamThread } from './startBeamThread.ts';

/**
 * Keeps the preview in step with the beam on the board. It starts in a thread, so that neither loading nor the first,
 * slow solve hinders anybody; the page loads its own solver once beams are found to be quick. Returns how to stop.
 */
export function followBeam(store: KitStore, createWorker?: () => Worker | null): () => void {
  return followBoard<BeamTypes>(store, {
    session,
    means: {
      solver: async () => (await loadSolving()).beamPreview,
      startThread: (listeners) => startBeamThread(listeners, createWorker),
      sizeOf: ({ beamSections, loads, supports }) => beamSections.length + loads.length + supports.length,
      smallBelow: 0,
      // No beam is quick before one was solved.
      firstMs: Infinity,
      isLarge: () => false,
      isPartialWhenMoving: false,
    },
    createTaker: (one) =>
      createFeedTaker(one, {
        session,
        live,
        loadConfirm: async () => (await loadSolving()).confirmSolution,
      }),
  });
}
