import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../kit/useHost.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useTexts } from '../../kit/useTexts.ts';
import { useNotices } from '../../notices/useNotices.ts';
import { saveBlob } from '../../storage/saveBlob.ts';
import { optionMessages, useOptionText } from '../messages/optionMessages.ts';
import { commitOnLeave } from './commitOnLeave.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';
import { type FieldDraft, putBackDrafts } from './fieldDrafts.ts';
import { FRAME } from './frame.ts';
import { keepDrafts } from './keepDrafts.ts';
import { keepSteps } from './keepSteps.ts';
import { isViewLostAtom } from './viewLost.ts';

const TEXTS = [optionMessages];

/**
 * Stores the undo steps and the uncommitted texts of fields between visits, if the host provides a store. Reports once
 * what an earlier visit left: texts that can be restored, steps that could not be read, and a view passed with the
 * document that could not be shown in full. The same for every kind of document.
 */
export function VisitKeeper<Types extends SessionTypes>({ session }: { readonly session: Session<Types> }) {
  const isReady = useTexts(TEXTS);
  const t = useOptionText();
  const store = useKitStore();
  const { store: kept } = useHost();
  const { notify } = useNotices();
  const mark = useRef<HTMLSpanElement>(null);
  const found = useRef<{ readonly frame: Element; readonly drafts: readonly FieldDraft[] } | null>(null);

  // Synchronizes steps and drafts with the store. The fields still exist when a layout effect is cleaned up.
  useLayoutEffect(() => {
    const frame = mark.current?.parentElement?.querySelector(FRAME);
    if (kept === undefined || !frame) return undefined;
    const ends = [commitOnLeave(), keepSteps(session, store, kept)];
    const drafts = keepDrafts({ session, store, kept, frame });
    found.current = drafts.found.length > 0 ? { frame, drafts: drafts.found } : null;
    return () => [...ends, drafts.stop].forEach((end) => end());
  }, [session, store, kept]);

  // Passes what was found at opening to the notices.
  useEffect(() => {
    if (!isReady) return;
    if (store.get(isViewLostAtom)) {
      store.set(isViewLostAtom, false);
      notify({ kind: 'info', text: t('viewLost') });
    }
    const lost = store.get(session.lostStepsAtom);
    if (lost !== null) {
      store.set(session.lostStepsAtom, null);
      const file = lost.kept === undefined ? null : JSON.stringify(lost.kept);
      const run = (): void =>
        saveBlob(
          new Blob([file ?? ''], { type: 'application/json' }),
          `${session.kind.name}-steps-damaged.json`,
        );
      notify({
        kind: 'warning',
        timeoutMs: 0,
        text: t('stepsLost'),
        ...(file !== null && { action: { label: t('stepsDownload'), run } }),
      });
    }
    if (found.current !== null) {
      const { frame, drafts } = found.current;
      found.current = null;
      const list = drafts.map(({ field, text }) => t('draftsField', { field, text })).join('\n');
      notify({
        kind: 'info',
        text: t('drafts', { list }),
        action: { label: t('draftsBack'), run: () => void putBackDrafts(frame, drafts) },
      });
    }
  }, [isReady, store, notify, t, session]);
  return <span ref={mark} hidden />;
}
