import { useState } from 'react';
import type { BeamAnswer } from '@eecs/solver-core';
import {
  type PreviewWays,
  type ThreadListeners,
  useLivePreview as useDocumentPreview,
} from '@eecs/ui-kit/editor';
import type { BeamTypes } from '../state/beamKind.ts';
import { session } from '../state/sessionAtoms.ts';
import { live } from './beamLive.ts';
import { startBeamThread } from './startBeamThread.ts';
import { loadSolving } from '../late/loadParts.ts';

/**
 * Keeps the preview in step with the beam on the board for as long as the editor is
 * mounted; the way to make its thread is read once.
 */
export function useLivePreview(createWorker?: () => Worker | null): void {
  const [ways] = useState(() => ({
    ...WAYS,
    startThread: (listeners: ThreadListeners<BeamAnswer>) => startBeamThread(listeners, createWorker),
  }));
  useDocumentPreview(session, ways);
}

const WAYS: Omit<PreviewWays<BeamTypes>, 'startThread'> = {
  live,
  loadSolver: async () => (await loadSolving()).solvePreview,
  loadConfirm: async () => (await loadSolving()).confirmSolution,
};
