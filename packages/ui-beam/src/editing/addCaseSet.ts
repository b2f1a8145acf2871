import type { BeamCase, CaseSet } from '@eecs/solver-core';
import { addCaseSet as addSet } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Adds a case set to a beam; the first one gets all loads. */
export function addCaseSet(document: BeamCase, set: CaseSet): Edit {
  return addSet(document, set, (beam, join) => ({ ...beam, loads: join(beam.loads) }));
}
