import type { BeamTaskOptions } from './beamTask.ts';

/** Writes the options of a beam's solve with their defaults, as a key. */
export function writeBeamOptions({ mohr, include, stress = [] }: BeamTaskOptions): string {
  const units = mohr?.map(({ x, kind, opposite }) => [x, kind, opposite ?? null]);
  const parts = include === undefined ? undefined : [...new Set(include)].sort();
  const points = stress.map(({ x, y, z, side = 'right', level = 'above' }) => [x, y, z, side, level]);
  return JSON.stringify([mohr === null ? 'none' : (units ?? null), parts ?? null, points]);
}
