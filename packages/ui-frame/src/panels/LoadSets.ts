import { createLoadSets } from '@eecs/ui-kit/editor';
import type { LoadItem } from '../editing/items.ts';
import { loadOf, putLoadsInSet } from '../editing/loads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { session } from '../state/sessionAtoms.ts';

/** The case sets in which loads act; nothing if there are no sets. */
export const LoadSets = createLoadSets<FrameTypes, LoadItem>({
  session,
  useText: useLaterText,
  loadOf,
  putLoadsInSet,
});
