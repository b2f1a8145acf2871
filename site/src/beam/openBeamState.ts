import type { BeamCase } from '@eecs/solver-core';

/** Location state of a link that asks for an empty beam, or for one that was made on another page. */
export interface OpenBeamState {
  readonly openBeam: BeamCase | 'new';
}

/** Location state of a link to a beam that is kept in this browser. */
export interface OpenSlotState {
  readonly openSlot: string;
}

/** Asks the beam page for a beam; without one the page opens what it would anyway. */
export function openBeamState(document: BeamCase | 'new' | null): OpenBeamState | null {
  return document === null ? null : { openBeam: document };
}
