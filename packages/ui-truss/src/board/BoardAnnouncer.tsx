import { EditAnnouncer } from '@eecs/ui-kit/editor';
import { session } from '../state/sessionAtoms.ts';

/** Announces edits of a truss, undo and redo to screen readers. */
export function BoardAnnouncer() {
  return <EditAnnouncer session={session} />;
}
