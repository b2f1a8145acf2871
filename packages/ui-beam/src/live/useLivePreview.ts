import { useLivePreview as useDocumentPreview } from '@eecs/ui-kit/editor';
import type { BeamTypes } from '../state/beamKind.ts';
import { session } from '../state/sessionAtoms.ts';
import { live } from './beamLive.ts';
import { startBeamThread } from './startBeamThread.ts';
import { loadSolving } from '../loadParts.ts';

/** Keeps the preview in step with the beam on the board for as long as the editor is mounted. */
export function useLivePreview(): void {
  useDocumentPreview(session, WAYS);
}

/** The same in every render. */
const WAYS: Parameters<typeof useDocumentPreview<BeamTypes>>[1] = {
  live,
  startThread: startBeamThread,
  loadSolver: async () => (await loadSolving()).solvePreview,
  loadConfirm: async () => (await loadSolving()).confirmSolution,
};
