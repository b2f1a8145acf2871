import type { BeamCase } from '@eecs/solver-core';
import type { SupportKind } from './addSupport.ts';
import type { Edit } from './edit.ts';
import { isOnBeam } from './isOnBeam.ts';
import { settleSupports } from './settleSupports.ts';

/**
 * Changes the kind or the place of one support, found by its index. A place beyond an end and two supports at one place
 * are refused.
 */
export function changeSupport(
  document: BeamCase,
  index: number,
  change: { readonly className?: SupportKind; readonly x?: number },
): Edit {
  const support = document.supports[index];
  if (support === undefined) return { document, notes: [] };
  if (isSame(support, change)) return { document, notes: [] };
  const { x } = change;
  if (x !== undefined && x !== support.x && !isOnBeam(x, document)) {
    return { document, notes: [{ code: 'placeOutside', count: 1 }] };
  }
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
