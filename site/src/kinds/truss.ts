import { loadChunk } from '../ports/page/loadChunk.ts';
import type { TrussHost } from '@eecs/ui-truss';
import type { LoadedPage } from '../routes/siteRoute.ts';
import type { CallsOf, KindRow } from './kindRow.ts';
import { createKindIcon } from './createKindIcon.tsx';

const calls: CallsOf<TrussHost> = {
  solve: (api, document, options) => api.solveTruss(document, options),
  writeReport: (api, document, wanted) => api.writeTrussReport(document, wanted),
};

/** Trusses. */
export const truss = {
  id: 'truss',
  page: 'truss',
  preview: 'previewTruss',
  titleKey: 'page.truss',
  newKey: 'home.newTruss',
  begins: 'board',
  // A truss on two supports.
  Icon: createKindIcon('M3 18h18L16 7H8zM8 7l4 11 4-11'),
  calls,
  prefix: 'eecs.truss',
  stepsKey: 'truss.steps',
  asked: 'openTruss',
  withBranch: async (take) => {
    const { trussBranch } = await loadChunk('trussBranch', () => import('../ports/kept/trussBranch.ts'));
    return take(trussBranch);
  },
  loadPage: async (): Promise<LoadedPage> => {
    const { TrussPage: Page, texts } = await import('../pages/TrussPage/TrussPage.tsx');
    return { Page, texts };
  },
  loadPreview: async (): Promise<LoadedPage> => {
    const { TrussPreviewPage: Page, texts } = await import('../pages/PreviewPage/TrussPreviewPage.tsx');
    return { Page, texts };
  },
  loadThumbnail: async () => ({ default: (await import('../gallery/TrussThumbnail.tsx')).TrussThumbnail }),
  loadTryOut: async () => ({ default: (await import('../document/TryOutTruss.tsx')).TryOutTruss }),
} satisfies KindRow;
