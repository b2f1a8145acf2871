import type { BeamCase } from '@eecs/solver-core';
import { MAX_STEPS } from '@eecs/ui-kit/editor';
import type { Variant } from '../../state/variant.ts';

/** The greatest number of listed undo steps. */
const OFFERED_STEPS = 10;

/** One earlier state of a beam: its index among the steps, the oldest first, and the number of steps back. */
export interface EarlierState {
  readonly index: number;
  readonly stepsBack: number;
  /** Whether it is the beam as opened: the oldest step, as long as no step has been discarded. */
  readonly isOpened: boolean;
}

/** Lists the earlier states on offer: the oldest, the newest steps, and the chosen one, however old it is. */
export function listStates<Document>(past: readonly Document[], chosen: Document | null): EarlierState[] {
  const newest = past.slice(-OFFERED_STEPS).map((_, at) => past.length - 1 - at);
  const indices = new Set(past.length === 0 ? [] : [0, ...newest, findState(past, chosen)]);
  return [...indices].filter((index) => index >= 0).map((index) => describeState(past, index));
}

/** Finds a state among the undo steps by identity; -1 if it is not there: undone, discarded, or the current state. */
export function findState<Document>(past: readonly Document[], state: Document | null): number {
  return state === null ? -1 : past.lastIndexOf(state);
}

/** Describes a state by its index among the steps. */
export function describeState(past: readonly unknown[], index: number): EarlierState {
  return {
    index,
    stepsBack: past.length - index,
    isOpened: index === 0 && past.length < MAX_STEPS,
  };
}

/** Returns the earlier state that a variant is; null for other beams. */
export function stateOf(variant: Pick<Variant, 'source'> | null): BeamCase | null {
  return variant?.source.kind === 'state' ? variant.source.state : null;
}
