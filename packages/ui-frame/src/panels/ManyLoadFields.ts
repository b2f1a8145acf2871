import type { FrameCase } from '@eecs/solver-core/frame';
import { createManyLoadFields } from '@eecs/ui-kit/editor';
import { lineOf, lineOnMember } from '../editing/lineOf.ts';
import type { LoadItem } from '../editing/items.ts';
import { loadOf } from '../editing/loads.ts';
import { changeLoads } from '../editing/manyLoads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { session } from '../state/sessionAtoms.ts';
import { LoadSets } from './LoadSets.ts';

/** Common fields of several loads: their value, the kind and angle of forces, and their case sets. */
export const ManyLoadFields = createManyLoadFields<FrameTypes, LoadItem>({
  session,
  useText: useLaterText,
  loadOf,
  lineOf: (document, item) => {
    const load = loadOf(document, item);
    const owner = item.kind === 'memberLoad' ? document.members[item.member] : undefined;
    if (load === undefined) return undefined;
    return owner === undefined ? lineOf(load) : lineOnMember(load, document, owner);
  },
  sizeOf,
  setSizes: (document, items, value) =>
    changeLoads(document, items, { value, ordinates: [value, value, value] }),
  changeForces: changeLoads,
  LoadSets,
});

/** Returns the value of a load, or null if it varies along its member. */
function sizeOf(document: FrameCase, item: LoadItem): number | null {
  const load = loadOf(document, item);
  if (load === undefined) return 0;
  if ('c' in load) return load.c[0];
  const [first, middle, last] = load.y;
  return first === middle && middle === last ? first : null;
}
