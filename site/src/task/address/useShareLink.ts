import { type RefObject, useCallback } from 'react';
import { useDialogs, useNotices } from '@eecs/ui-kit';
import type { WrittenShare } from '@eecs/ui-kit/editing';
import type { KindName } from '../../kinds/kindNames.ts';
import { useSiteNavigation } from '../../navigation/NavigationContext.ts';
import { useServices } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { writeLink } from './roomAddress.ts';
import type { TaskText } from '../words/taskText.ts';

/** The part of an editor's handle from which a link is made. */
export interface SharedHandle<Document, Shown> {
  readonly getCase: () => Document;
  readonly getShown: () => Promise<Shown>;
}

/** The facts about a kind of structure that its links need. The functions must be the same in every render. */
export interface SharePlan<Document, Shown> {
  readonly page: KindName;
  readonly t: TaskText;
  readonly write: (document: Document, shown?: Shown) => Promise<WrittenShare>;
}

/** Returns the function that copies a link with the whole document and the open room. */
export function useShareLink<Document, Shown>(
  editor: RefObject<SharedHandle<Document, Shown> | null>,
  { page, t, write }: SharePlan<Document, Shown>,
): () => Promise<void> {
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const { siteBase } = useServices();
  const navigation = useSiteNavigation();
  return useCallback(async () => {
    const handle = editor.current;
    if (handle === null) return;
    const written = await write(handle.getCase(), await handle.getShown());
    if (!written.ok) {
      const size = Math.ceil(written.length / 100) / 10;
      notify({ kind: 'warning', text: t('link.tooLong', { size, max: written.most / 1000 }) });
      return;
    }
    const search = navigation.getShown()?.location.search ?? '';
    const link = writeLink(`${siteBase}${pathTo(page)}`, { search, fragment: written.fragment });
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', text: t('link.copied') });
    } catch {
      // The clipboard is forbidden, or the page is not served by https: the reader copies the link by hand.
      await ask({ kind: 'info', message: t('link.here', { link }) });
    }
  }, [editor, page, t, write, notify, ask, siteBase, navigation]);
}
