import { loadChunk } from '../ports/page/loadChunk.ts';
import type { TrussHost } from '@eecs/ui-truss';
import type { LoadedPage } from '../routes/siteRoute.ts';
import type { CallsOf, KindRow } from './kindRow.ts';
import { TrussIcon } from './TrussIcon.tsx';

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
  Icon: TrussIcon,
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
