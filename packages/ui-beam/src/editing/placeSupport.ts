import type { BeamCase } from '@eecs/solver-core';
import { isOnBeam, settleSupports } from '@eecs/solver-core/rules';
import { toRefusedEdit } from '@eecs/ui-kit/editing';
import type { SupportKind } from './addSupport.ts';
import { changeSupport } from './changeSupport.ts';
import type { Edit } from './edit.ts';

/** Adds a support at a place; one beyond an end, on another support, or a hinge at an end is refused. */
export function placeSupport(document: BeamCase, kind: SupportKind, x: number): Edit {
  if (!isOnBeam(x, document)) return toRefusedEdit(document, 'placeOutside');
  if (document.supports.some((other) => other.x === x)) return toRefusedEdit(document, 'placeTaken');
  if (kind === 'hinge' && (x === 0 || x === document.L)) return toRefusedEdit(document, 'endHingeRemoved');
  // A spring is created as the corresponding rigid support, and then gets its default stiffness.
  const className = kind === 'spring' ? 'simple' : kind;
  const supports = [...document.supports, { className, x }].sort((a, b) => a.x - b.x);
  const placed = settleSupports({ ...document, supports });
  if (kind !== 'spring') return placed;
  const index = placed.document.supports.findIndex((support) => support.x === x);
  return changeSupport(placed.document, index, { className: kind });
}
