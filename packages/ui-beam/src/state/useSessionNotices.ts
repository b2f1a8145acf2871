import { useRef } from 'react';
import { type NoticeHandle, useNotices } from '@eecs/ui-kit';
import type { EditNote } from '../editing/edit.ts';
import { useBeamText } from '../messages/useBeamText.ts';

/** Gives the notices of an editor: what an edit did beside what was asked. */
export function useSessionNotices(): {
  readonly tellNotes: (notes: readonly EditNote[], undo?: () => void) => void;
} {
  const t = useBeamText();
  const { notify } = useNotices();
  // A way back leads back from the last edit only: with the next one the notice that offers it goes.
  const offered = useRef<NoticeHandle | null>(null);
  return {
    // One notice for an edit: of several at once a screen reader would speak the last.
    tellNotes: (notes, undo) => {
      offered.current?.dismiss();
      offered.current = null;
      if (notes.length === 0) return;
      const text = notes.map(({ code, count }) => t(`note.${code}`, { count })).join('\n');
      if (undo === undefined) notify({ kind: 'warning', text });
      else offered.current = notify({ kind: 'warning', text, action: { label: t('undo'), run: undo } });
    },
  };
}
