import type { TrussTaskOptions } from './trussTask.ts';

/** Writes the options of a truss's solve with their defaults, as a key. */
export function writeTrussOptions({ mohr, include }: TrussTaskOptions): string {
  const units = mohr?.map(({ joint, axis }) => [joint, axis]);
  const parts = include === undefined ? undefined : [...new Set(include)].sort();
  return JSON.stringify([units ?? null, parts ?? null]);
}
