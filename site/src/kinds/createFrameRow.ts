import type { FrameHost } from '@eecs/ui-frame';
import type { SiteMessageKey } from '../messages/siteMessages.ts';
import { loadChunk } from '../ports/page/loadChunk.ts';
import type { LoadedPage } from '../routes/siteRoute.ts';
import { createKindIcon } from './createKindIcon.tsx';
import type { CallsOf, KindRow } from './kindRow.ts';

const calls: CallsOf<FrameHost> = {
  solve: (api, document, options) => api.solveFrame(document, options),
};

/** The kinds whose documents are frames: they share editor, solver and pages, and differ in what they offer first. */
export type FrameRowId = 'frame' | 'arch' | 'pile';

/** The parts in which the rows of these kinds differ. */
interface FrameRowParts<Id extends FrameRowId> {
  readonly id: Id;
  readonly newKey: SiteMessageKey;
  readonly asked: string;
  /** Path data of its icon. */
  readonly icon: string;
}

/** Creates the row of a kind whose documents are frames. */
export function createFrameRow<Id extends FrameRowId>({ id, newKey, asked, icon }: FrameRowParts<Id>) {
  return {
    id,
    page: id,
    preview: `preview${id.charAt(0).toUpperCase()}${id.slice(1)}` as `preview${Capitalize<Id>}`,
    titleKey: `page.${id}`,
    newKey,
    begins: 'board',
    Icon: createKindIcon(icon),
    calls,
    prefix: `eecs.${id}`,
    // They are the steps of one editor, whichever shelf its document is on.
    stepsKey: 'frame.steps',
    asked,
    withBranch: async (take) => {
      const { FRAME_BRANCHES } = await loadChunk('frameBranch', () => import('../ports/kept/frameBranch.ts'));
      return take(FRAME_BRANCHES[id]);
    },
    loadPage: async (): Promise<LoadedPage> => {
      const { FRAME_PAGES, texts } = await import('../pages/FramePage/FramePage.tsx');
      return { Page: FRAME_PAGES[id], texts };
    },
    loadPreview: async (): Promise<LoadedPage> => {
      const { FRAME_PREVIEWS, texts } = await import('../pages/PreviewPage/FramePreviewPage.tsx');
      return { Page: FRAME_PREVIEWS[id], texts };
    },
    loadThumbnail: async () => ({ default: (await import('../gallery/FrameThumbnail.tsx')).FrameThumbnail }),
    loadTryOut: async () => ({ default: (await import('../document/TryOutFrame.tsx')).TryOutFrame }),
  } satisfies KindRow<Id, Id>;
}
