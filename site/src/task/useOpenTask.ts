import { useCallback } from 'react';
import type { SavedTask } from '@eecs/ui-account';
import { beamBranch } from '../ports/kept/beamBranch.ts';
import { loadChunk } from '../ports/page/loadChunk.ts';
import type { Services } from '../ports/kept/services.ts';
import { useBeamTaskText } from './useBeamTaskText.ts';
import { useOpenTaskIn } from './useOpenTaskIn.ts';
import { useTrussTaskText } from './useTrussTaskText.ts';

const TRUSSES = { pickShelf: ({ trussShelf }: Pick<Services, 'trussShelf'>) => trussShelf };

/** Answers whether there is an editor that opens tasks of this kind. */
export function canOpen({ kind }: Pick<SavedTask, 'kind'>): boolean {
  return kind === 'msb' || kind === 'truss';
}

/**
 * Gives the function that opens a saved task in its editor. Answers false where it could
 * not be opened; the reader has been told why.
 */
export function useOpenTask(): (task: SavedTask, userId: number) => Promise<boolean> {
  const openBeam = useOpenTaskIn(beamBranch, useBeamTaskText());
  const openTruss = useOpenTaskIn(TRUSSES, useTrussTaskText());
  return useCallback(
    async (task, userId) => {
      if (task.kind !== 'truss') return openBeam(beamBranch, task, userId);
      // The code that reads trusses loads with the first truss that is opened.
      const { trussBranch } = await loadChunk('trussBranch', () => import('../ports/kept/trussBranch.ts'));
      return openTruss(trussBranch, task, userId);
    },
    [openBeam, openTruss],
  );
}
