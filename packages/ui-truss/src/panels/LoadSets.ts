import { createLoadSets } from '@eecs/ui-kit/editor';
import type { LoadItem } from '../editing/items.ts';
import { loadOf, putLoadsInSet } from '../editing/loads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';

/** The case sets of one or several loads; nothing without case sets. */
export const LoadSets = createLoadSets<TrussTypes, LoadItem>({
  session,
  useText: useLaterText,
  loadOf,
  putLoadsInSet,
});
