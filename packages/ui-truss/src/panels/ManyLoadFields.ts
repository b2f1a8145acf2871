import { createManyLoadFields } from '@eecs/ui-kit/editor';
import { setLoadSizes, sizeOfLoad } from '../editing/dragLoads.ts';
import type { LoadItem } from '../editing/items.ts';
import { lineOf } from '../editing/lineOf.ts';
import { loadOf } from '../editing/loads.ts';
import { changeForces } from '../editing/manyLoads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { LoadSets } from './LoadSets.ts';

/** Common fields of several loads: their value, the kind and angle of forces, and their case sets. */
export const ManyLoadFields = createManyLoadFields<TrussTypes, LoadItem>({
  session,
  useText: useLaterText,
  loadOf,
  lineOf: (document, item) => {
    const load = loadOf(document, item);
    return load === undefined ? undefined : lineOf(load);
  },
  sizeOf: sizeOfLoad,
  setSizes: setLoadSizes,
  changeForces,
  LoadSets,
});
