import type { KitStore } from '@eecs/ui-kit';
import { createFeedTaker, followBoard } from '@eecs/ui-kit/editor';
import { loadSolving } from '../late/loadParts.ts';
import type { BeamTypes } from '../state/beamKind.ts';
import { session } from '../state/sessionAtoms.ts';
import { live } from './beamLive.ts';
import { startBeamThread } from './startBeamThread.ts';

/**
 * Keeps the preview up to date with the beam on the board. It starts in a thread, so that neither loading nor the slow
 * first solve blocks the page; the page loads its own solver once solves turn out to be quick. Returns the function
 * that stops it.
 */
export function followBeam(store: KitStore, createWorker?: () => Worker | null): () => void {
  return followBoard<BeamTypes>(store, {
    session,
    means: {
      solver: async () => (await loadSolving()).beamPreview,
      startThread: (listeners) => startBeamThread(listeners, createWorker),
      sizeOf: ({ beamSections, loads, supports }) => beamSections.length + loads.length + supports.length,
      smallBelow: 0,
      // No beam counts as quick before one was solved.
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
