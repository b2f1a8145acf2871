import { createAddCase } from '@eecs/ui-kit/editor';
import { addTruss } from '../editing/addTruss.ts';
import { addOverlapNotes } from '../editing/overlaps.ts';
import { newId } from '../state/newId.ts';
import { session } from '../state/sessionAtoms.ts';

/** Adds a truss to the one of an editor, as one undo step; returns whether that changed it. */
export const addTrussCase = createAddCase(session, (now, added) =>
  addOverlapNotes(now, addTruss(now, added, newId)),
);
