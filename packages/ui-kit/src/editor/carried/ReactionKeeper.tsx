import { type LoadedCase, listCarriedLoads, refreshCarriedLoads } from '@eecs/solver-core/reactions';
import { useEffect } from 'react';
import { useHost } from '../../kit/useHost.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useTexts } from '../../kit/useTexts.ts';
import { useNotices } from '../../notices/useNotices.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { carriedMessages, useCarriedText } from './carriedMessages.ts';
import { toSources } from './toSources.ts';

const TEXTS = [carriedMessages];

/**
 * Refreshes the loads that carry reactions of saved structures when a document opens, as one undo step, and reports how
 * many changed and how many kept their last values. If the host does not answer, the document stays as it is.
 */
export function ReactionKeeper({ session }: { readonly session: Session<SessionTypes> }) {
  const isReady = useTexts(TEXTS);
  const t = useCarriedText();
  const store = useKitStore();
  const { reactions } = useHost();
  const { notify } = useNotices();

  // Compares the document that was opened with its sources, once.
  useEffect(() => {
    if (!isReady || reactions === undefined) return undefined;
    let isGone = false;
    const carried = listCarriedLoads(store.get(session.documentAtom) as unknown as LoadedCase);
    const tasks = new Set(carried.map(({ load }) => load.from.task).filter(Number.isInteger));
    const compare = async (): Promise<void> => {
      const sources = toSources(await reactions.read([...tasks] as readonly number[]));
      if (isGone) return;
      const refresh = () =>
        refreshCarriedLoads(store.get(session.documentAtom) as unknown as LoadedCase, sources);
      const { changed, kept, document } = refresh();
      if (changed.length > 0) {
        store.set(session.applyEditAtom, () => ({ document, notes: [] }));
        notify({
          kind: 'info',
          text: t('refreshed', { count: changed.length }),
          action: { label: t('undo'), run: () => store.set(session.undoAtom) },
        });
      }
      if (kept.length > 0) notify({ kind: 'warning', text: t('keptSome', { count: kept.length }) });
    };
    // Without an answer the document keeps its last values.
    if (tasks.size > 0) compare().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isReady, reactions, session, store, notify, t]);
  return null;
}
