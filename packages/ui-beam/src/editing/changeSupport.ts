import type { BeamCase } from '@eecs/solver-core';
import { clampPlace } from './clampPlace.ts';
import type { SupportKind } from './addSupport.ts';
import type { Edit } from './edit.ts';
import { settleSupports } from './settleSupports.ts';

/**
 * Changes the kind or the place of one support, found by its index. A place beyond an end is that end; two supports at
 * one place are refused.
 */
export function changeSupport(
  document: BeamCase,
  index: number,
  asked: { readonly className?: SupportKind; readonly x?: number },
): Edit {
  const support = document.supports[index];
  if (support === undefined) return { document, notes: [] };
  const change = asked.x === undefined ? asked : { ...asked, x: clampPlace(asked.x, document.L) };
  if (isSame(support, change)) return { document, notes: [] };
  const { x } = change;
  if (x !== undefined && document.supports.some((other, at) => at !== index && other.x === x)) {
    return { document, notes: [{ code: 'placeTaken', count: 1 }] };
  }
  const supports = document.supports.map((other, at) => (at === index ? { ...other, ...change } : other));
  return settleSupports({ ...document, supports });
}

function isSame(
  support: { readonly className: string; readonly x: number },
  change: { readonly className?: string; readonly x?: number },
): boolean {
  return (
    (change.className ?? support.className) === support.className && (change.x ?? support.x) === support.x
  );
}
