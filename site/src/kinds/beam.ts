import { loadChunk } from '../ports/page/loadChunk.ts';
import type { KindRow } from './kindRow.ts';

/** Beams. */
export const beam: KindRow = {
  id: 'msb',
  page: 'beam',
  preview: 'previewBeam',
  titleKey: 'page.beam',
  shelf: 'shelf',
  prefix: 'eecs',
  stepsKey: 'beam.steps',
  asked: 'openBeam',
  withBranch: async (take) => {
    const { beamBranch } = await loadChunk('beamBranch', () => import('../ports/kept/beamBranch.ts'));
    return take(beamBranch);
  },
  loadThumbnail: async () => ({ default: (await import('../gallery/BeamThumbnail.tsx')).BeamThumbnail }),
  loadTryOut: async () => ({ default: (await import('../document/TryOut.tsx')).TryOut }),
};
