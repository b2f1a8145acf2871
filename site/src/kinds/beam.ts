import { loadChunk } from '../ports/page/loadChunk.ts';
import type { BeamHost } from '@eecs/ui-beam';
import { createKindIcon } from './createKindIcon.tsx';
import type { LoadedPage } from '../routes/siteRoute.ts';
import type { CallsOf, KindRow } from './kindRow.ts';

const calls: CallsOf<BeamHost> = {
  solve: (api, document, options) => api.solveBeam(document, options),
  writeReport: (api, document, wanted) => api.writeReport(document, wanted),
};

/** Beams. */
export const beam = {
  id: 'msb',
  page: 'beam',
  preview: 'previewBeam',
  titleKey: 'page.beam',
  newKey: 'home.new',
  begins: 'newTask',
  // A beam on two supports with a force.
  Icon: createKindIcon('M2 13h20M6 13l-3 6h6zM18 13l-3 6h6zM12 3v7M9.5 7.5 12 10l2.5-2.5'),
  calls,
  prefix: 'eecs',
  stepsKey: 'beam.steps',
  asked: 'openBeam',
  withBranch: async (take) => {
    const { beamBranch } = await loadChunk('beamBranch', () => import('../ports/kept/beamBranch.ts'));
    return take(beamBranch);
  },
  loadPage: async (): Promise<LoadedPage> => {
    const { BeamPage: Page, texts } = await import('../pages/BeamPage/BeamPage.tsx');
    return { Page, texts };
  },
  loadPreview: async (): Promise<LoadedPage> => {
    const { BeamPreviewPage: Page, texts } = await import('../pages/PreviewPage/BeamPreviewPage.tsx');
    return { Page, texts };
  },
  loadThumbnail: async () => ({ default: (await import('../gallery/BeamThumbnail.tsx')).BeamThumbnail }),
  loadTryOut: async () => ({ default: (await import('../document/TryOut.tsx')).TryOut }),
} satisfies KindRow;
