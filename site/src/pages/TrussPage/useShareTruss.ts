import { type RefObject, useCallback } from 'react';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { type TrussEditorHandle, writeTrussShare } from '@eecs/ui-truss';
import { useServices } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';

/** Returns the function that copies a link with the whole truss. */
export function useShareTruss(editor: RefObject<TrussEditorHandle | null>): () => Promise<void> {
  const t = useText(trussTaskMessages);
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const { siteBase } = useServices();
  return useCallback(async () => {
    const document = editor.current?.getCase();
    if (document === undefined) return;
    const written = await writeTrussShare(document, await editor.current?.getShown());
    if (!written.ok) {
      const size = Math.ceil(written.length / 100) / 10;
      notify({ kind: 'warning', text: t('truss.link.tooLong', { size, max: written.most / 1000 }) });
      return;
    }
    const link = `${siteBase}${pathTo('truss')}${written.fragment}`;
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', text: t('truss.link.copied') });
    } catch {
      // Forbidden by the browser or the page is not served by https: the reader copies it by hand.
      await ask({ kind: 'info', message: t('truss.link.here', { link }) });
    }
  }, [editor, t, notify, ask, siteBase]);
}
