import { type ShownResult as ShownDocument, createLive } from '@eecs/ui-kit/editor';
import type { BeamTypes } from '../state/beamKind.ts';
import { session } from '../state/sessionAtoms.ts';

/** The results of a beam on the screen. */
export type ShownResult = ShownDocument<BeamTypes>;

export const live = createLive(session);

export const {
  hasSetChoiceAtom,
  isAwaitedAtom,
  isComparedAtom,
  liveFeedAtom,
  shownResultAtom,
  shownSetAtom,
} = live;
