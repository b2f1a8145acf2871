import { type RefObject, useCallback } from 'react';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { type FrameEditorHandle, writeFrameShare } from '@eecs/ui-frame';
import { useServices } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';

/** Returns the function that copies a link with the whole frame. */
export function useShareFrame(editor: RefObject<FrameEditorHandle | null>): () => Promise<void> {
  const t = useText(frameTaskMessages);
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const { siteBase } = useServices();
  return useCallback(async () => {
    const document = editor.current?.getCase();
    if (document === undefined) return;
    const written = await writeFrameShare(document, await editor.current?.getShown());
    if (!written.ok) {
      const size = Math.ceil(written.length / 100) / 10;
      notify({ kind: 'warning', text: t('frame.link.tooLong', { size, max: written.most / 1000 }) });
      return;
    }
    const link = `${siteBase}${pathTo('frame')}${written.fragment}`;
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', text: t('frame.link.copied') });
    } catch {
      // Forbidden by the browser or the page is not served by https: the reader copies it by hand.
      await ask({ kind: 'info', message: t('frame.link.here', { link }) });
    }
  }, [editor, t, notify, ask, siteBase]);
}
