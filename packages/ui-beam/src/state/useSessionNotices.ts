import { useNotices } from '@eecs/ui-kit';
import type { EditNote } from '../editing/edit.ts';
import { useBeamText } from '../messages/useBeamText.ts';

/** Gives the notices of an editor: that the beam is solved, and what an edit did beside what was asked. */
export function useSessionNotices(): {
  readonly tellSolved: () => void;
  readonly tellNotes: (notes: readonly EditNote[]) => void;
} {
  const t = useBeamText();
  const { notify } = useNotices();
  return {
    tellSolved: () => void notify({ kind: 'success', text: t('notice.solved') }),
    // One notice for an edit: of several at once a screen reader would speak the last.
    tellNotes: (notes) => {
      if (notes.length === 0) return;
      const text = notes.map(({ code, count }) => t(`note.${code}`, { count })).join('\n');
      notify({ kind: 'warning', text });
    },
  };
}
