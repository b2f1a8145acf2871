import { EditAnnouncer } from '@eecs/ui-kit/editor';
import { session } from '../state/sessionAtoms.ts';

/** Announces undo and redo steps, and the messages of the board, to a screen reader. */
export function BoardAnnouncer() {
  return <EditAnnouncer session={session} />;
}
