import type { BeamCase } from '@eecs/solver-core';
import type { SupportKind } from './addSupport.ts';
import type { Edit } from './edit.ts';
import { isOnBeam } from './isOnBeam.ts';
import { settleSupports } from './settleSupports.ts';

/** Adds a support at a place; one beyond an end, on another support, or a hinge at an end is refused. */
export function placeSupport(document: BeamCase, kind: SupportKind, x: number): Edit {
  if (!isOnBeam(x, document)) return { document, notes: [{ code: 'placeOutside', count: 1 }] };
  if (document.supports.some((other) => other.x === x))
    return { document, notes: [{ code: 'placeTaken', count: 1 }] };
  if (kind === 'hinge' && (x === 0 || x === document.L))
    return { document, notes: [{ code: 'endHingeRemoved', count: 1 }] };
  const supports = [...document.supports, { className: kind, x }].sort((a, b) => a.x - b.x);
  return settleSupports({ ...document, supports });
}
