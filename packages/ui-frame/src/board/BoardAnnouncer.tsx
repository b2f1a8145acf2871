import { EditAnnouncer } from '@eecs/ui-kit/editor';
import { session } from '../state/sessionAtoms.ts';

/** Announces steps back and on, and the messages of the board, to a screen reader. */
export function BoardAnnouncer() {
  return <EditAnnouncer session={session} />;
}
