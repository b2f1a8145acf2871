import { createId } from '@eecs/solver-core/rules';
import { createAddCase } from '@eecs/ui-kit/editor';
import { addBeam } from '../editing/addBeam.ts';
import { session } from '../state/sessionAtoms.ts';

/** Adds a beam to the one of an editor, as one undo step; returns whether that changed it. */
export const addBeamCase = createAddCase(session, (now, added) =>
  addBeam(now, added, () => createId(Math.random)),
);
