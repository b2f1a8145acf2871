import { parseTruss, trussHash } from '@eecs/solver-core/truss';
import type { Identity } from '../identity.ts';
import type { SolveTask } from '../solver.ts';
import type { TrussTaskOptions } from './trussTask.ts';

/**
 * Finds what a readable truss is the same by; one that was corrected on reading is answered with its own corrections.
 */
export function identifyTruss({ document, options }: SolveTask<'truss'>): Identity | null {
  const parsed = parseTruss(document);
  if (!parsed.ok || parsed.corrections.length > 0) return null;
  return { key: `${trussHash(parsed.document)} ${toOptionsKey(options)}`, id: parsed.document.id };
}

/** Options with their defaults, so that whoever writes them out is given the same answer. */
function toOptionsKey({ mohr, include }: TrussTaskOptions): string {
  const units = mohr?.map(({ joint, axis }) => [joint, axis]);
  const parts = include === undefined ? undefined : [...new Set(include)].sort();
  return JSON.stringify([units ?? null, parts ?? null]);
}
