import { caseHash, parseCase } from '@eecs/solver-core';
import type { Identity } from '../identity.ts';
import type { SolveTask } from '../solver.ts';
import type { BeamTaskOptions } from './beamTask.ts';

/**
 * Finds what a readable beam is the same by; one that was corrected on reading is answered with its own corrections.
 */
export function identifyBeam({ document, options }: SolveTask<'msb'>): Identity | null {
  const parsed = parseCase(document);
  if (!parsed.ok || parsed.corrections.length > 0) return null;
  return { key: `${caseHash(parsed.document)} ${toOptionsKey(options)}`, id: parsed.document.id };
}

/** Options with their defaults, so that whoever writes them out is given the same answer. */
function toOptionsKey({ mohr, include, stress = [] }: BeamTaskOptions): string {
  const units = mohr?.map(({ x, kind }) => [x, kind]);
  const parts = include === undefined ? undefined : [...new Set(include)].sort();
  const points = stress.map(({ x, y, z, side = 'right', level = 'above' }) => [x, y, z, side, level]);
  return JSON.stringify([mohr === null ? 'none' : (units ?? null), parts ?? null, points]);
}
