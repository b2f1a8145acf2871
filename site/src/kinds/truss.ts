import { loadChunk } from '../ports/page/loadChunk.ts';
import type { KindRow } from './kindRow.ts';

/** Trusses. */
export const truss: KindRow = {
  id: 'truss',
  page: 'truss',
  preview: 'previewTruss',
  titleKey: 'page.truss',
  shelf: 'trussShelf',
  prefix: 'eecs.truss',
  stepsKey: 'truss.steps',
  asked: 'openTruss',
  withBranch: async (take) => {
    const { trussBranch } = await loadChunk('trussBranch', () => import('../ports/kept/trussBranch.ts'));
    return take(trussBranch);
  },
  loadThumbnail: async () => ({ default: (await import('../gallery/TrussThumbnail.tsx')).TrussThumbnail }),
  loadTryOut: async () => ({ default: (await import('../document/TryOutTruss.tsx')).TryOutTruss }),
};
