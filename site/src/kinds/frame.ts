import { loadChunk } from '../ports/page/loadChunk.ts';
import type { FrameHost } from '@eecs/ui-frame';
import type { LoadedPage } from '../routes/siteRoute.ts';
import { createKindIcon } from './createKindIcon.tsx';
import type { CallsOf, KindRow } from './kindRow.ts';

const calls: CallsOf<FrameHost> = {
  solve: (api, document, options) => api.solveFrame(document, options),
};

/** Plane frames. */
export const frame = {
  id: 'frame',
  page: 'frame',
  preview: 'previewFrame',
  titleKey: 'page.frame',
  newKey: 'home.newFrame',
  begins: 'board',
  // A portal frame with two fixed supports.
  Icon: createKindIcon('M5 20V5h14v15M2 20h6M16 20h6'),
  calls,
  prefix: 'eecs.frame',
  stepsKey: 'frame.steps',
  asked: 'openFrame',
  withBranch: async (take) => {
    const { frameBranch } = await loadChunk('frameBranch', () => import('../ports/kept/frameBranch.ts'));
    return take(frameBranch);
  },
  loadPage: async (): Promise<LoadedPage> => {
    const { FramePage: Page, texts } = await import('../pages/FramePage/FramePage.tsx');
    return { Page, texts };
  },
  loadPreview: async (): Promise<LoadedPage> => {
    const { FramePreviewPage: Page, texts } = await import('../pages/PreviewPage/FramePreviewPage.tsx');
    return { Page, texts };
  },
  loadThumbnail: async () => ({ default: (await import('../gallery/FrameThumbnail.tsx')).FrameThumbnail }),
  loadTryOut: async () => ({ default: (await import('../document/TryOutFrame.tsx')).TryOutFrame }),
} satisfies KindRow;
