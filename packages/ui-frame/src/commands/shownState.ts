import type { KitStore } from '@eecs/ui-kit';
import { applyShownParts, takeIf } from '@eecs/ui-kit/editing';
import type { FrameShown } from '../props.ts';
import { BOARD_RESULTS, type BoardResult } from '../state/boardResults.ts';
import { boardResultAtom } from '../state/resultMode.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';

/** Returns the visible state of an editor of a frame. */
export function getShown(store: KitStore): FrameShown {
  return { set: store.get(chosenSetAtom), mode: store.get(boardResultAtom) };
}

/** Applies the visible state of another editor, as far as possible; returns whether all of it was applied. */
export function applyShown(store: KitStore, shown: unknown): boolean {
  return applyShownParts(shown, {
    set: takeIf(isSet, (set) => store.set(chosenSetAtom, set)),
    mode: takeIf(isMode, (mode) => store.set(boardResultAtom, mode)),
  });
}

function isSet(value: unknown): value is number | 'all' {
  return value === 'all' || (typeof value === 'number' && Number.isInteger(value) && value >= 0);
}

function isMode(value: unknown): value is BoardResult {
  return (BOARD_RESULTS as readonly unknown[]).includes(value);
}
