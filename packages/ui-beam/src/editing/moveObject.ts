import { type BeamCase, isDistributed } from '@eecs/solver-core';
import { changeSupport } from './changeSupport.ts';
import type { Edit } from './edit.ts';
import { moveLoad } from './moveLoad.ts';

/** A support or a load by its index. */
export interface ObjectIndex {
  readonly kind: 'support' | 'load';
  readonly index: number;
}

/** Returns the place of a support or a load, for a range its start; null if there is none with that index. */
export function getPlace({ supports, loads }: BeamCase, { kind, index }: ObjectIndex): number | null {
  if (kind === 'support') return supports[index]?.x ?? null;
  const load = loads[index];
  return load === undefined ? null : isDistributed(load) ? load.x[0] : load.x;
}

/** Returns the farthest place for an object: a range must end on the beam. */
export function getLastPlace({ loads, L }: BeamCase, { kind, index }: ObjectIndex): number {
  const load = kind === 'load' ? loads[index] : undefined;
  return load !== undefined && isDistributed(load) ? L - (load.x[1] - load.x[0]) : L;
}

/** Moves a support or a load to a place. */
export function moveObject(document: BeamCase, { kind, index }: ObjectIndex, x: number): Edit {
  return kind === 'support' ? changeSupport(document, index, { x }) : moveLoad(document, index, x);
}
