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

/** The least time between two comparisons when the reader returns to the page, ms. */
const PAUSE_MS = 5000;

/**
 * Refreshes the loads that carry reactions of saved structures when a document opens and when the reader returns to the
 * page, as one undo step, and reports how many changed. At the start it also reports how many kept their last values. If
 * the host does not answer, the document stays as it is.
 */
export function ReactionKeeper({ session }: { readonly session: Session<SessionTypes> }) {
  const isReady = useTexts(TEXTS);
  const t = useCarriedText();
  const store = useKitStore();
  const { reactions } = useHost();
  const { notify } = useNotices();

  // Compares the document with its sources when it opens, and whenever the page gets the focus again.
  useEffect(() => {
    if (!isReady || reactions === undefined) return undefined;
    let isGone = false;
    const listTasks = (): readonly number[] => {
      const carried = listCarriedLoads(store.get(session.documentAtom) as unknown as LoadedCase);
      return [...new Set(carried.map(({ load }) => load.from.task))].filter((task) =>
        Number.isInteger(task),
      ) as number[];
    };
    const compare = async (tasks: readonly number[], isFirst: boolean): Promise<void> => {
      const sources = toSources(await reactions.read(tasks));
      if (isGone) return;
      const refresh = () =>
        refreshCarriedLoads(store.get(session.documentAtom) as unknown as LoadedCase, sources);
      const { changed, kept, document: refreshed } = refresh();
      if (changed.length > 0) {
        store.set(session.applyEditAtom, () => ({ document: refreshed, notes: [] }));
        notify({
          kind: 'info',
          text: t('refreshed', { count: changed.length }),
          action: { label: t('undo'), run: () => store.set(session.undoAtom) },
        });
      }
      if (isFirst && kept.length > 0)
        notify({ kind: 'warning', text: t('keptSome', { count: kept.length }) });
    };
    let lastMs = -Infinity;
    const look = (isFirst: boolean): void => {
      const tasks = listTasks();
      if (tasks.length === 0 || performance.now() - lastMs < PAUSE_MS) return;
      lastMs = performance.now();
      // Without an answer the document keeps its last values.
      compare(tasks, isFirst).catch(() => undefined);
    };
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') look(false);
    };
    look(true);
    // A tab that is shown again need not get the focus, and a window that gets it may have been visible.
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isGone = true;
      window.removeEventListener('focus', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isReady, reactions, session, store, notify, t]);
  return null;
}
