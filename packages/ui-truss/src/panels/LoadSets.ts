import { createLoadSets } from '@eecs/ui-kit/editor';
import type { LoadItem } from '../editing/dragLoads.ts';
import { loadOf, putLoadsInSet } from '../editing/manyLoads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';

/** In which case sets one load acts, or several do; nothing where there are no sets. */
export const LoadSets = createLoadSets<TrussTypes, LoadItem>({
  session,
  useText: useLaterText,
  loadOf,
  putLoadsInSet,
});
