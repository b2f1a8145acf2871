import type { BeamCase, Support, UnitSystem } from '@eecs/solver-core';
import {
  type Direction,
  canRelease,
  firstWeightSet,
  fitSupport,
  isOnBeam,
  settleSupports,
  withDirection,
} from '@eecs/solver-core/rules';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { SupportKind } from './addSupport.ts';
import type { Edit } from './edit.ts';

/**
 * Stiffness of a new spring, in the base units of each system: 1000 kN/m and kN·m/rad, 5 kip/in and 1000 kip·ft/rad.
 */
const FIRST_STIFFNESS = {
  0: { translation: 1e6, rotation: 1e6 },
  1: { translation: 5000, rotation: 1.2e7 },
} as const;

/** Returns the default stiffness of a new spring. */
export function firstStiffness(direction: Direction, system: UnitSystem): number {
  return FIRST_STIFFNESS[system][direction === 'r' ? 'rotation' : 'translation'];
}

/**
 * Changes the kind, the place or the release of one support, found by its index. A place beyond an end and two
 * supports at one place are refused. Properties that the new kind cannot have are removed and counted.
 */
export function changeSupport(
  document: BeamCase,
  index: number,
  change: { readonly className?: SupportKind; readonly x?: number; readonly release?: boolean },
): Edit {
  const support = document.supports[index];
  if (support === undefined) return toPlainEdit(document);
  const { className = support.className, x = support.x, release = support.release === true } = change;
  if (x !== support.x && !isOnBeam(x, document)) return toRefusedEdit(document, 'placeOutside');
  if (x !== support.x && document.supports.some((other, at) => at !== index && other.x === x)) {
    return toRefusedEdit(document, 'placeTaken');
  }
  if (change.release === true && !canRelease({ className })) return toPlainEdit(document);
  const isSame = className === support.className && x === support.x && release === (support.release === true);
  if (isSame) return toPlainEdit(document);
  const { release: _, ...bare } = support;
  const asked = toKind({ ...bare, x, ...(release && { release }) }, className, document.units.system);
  const fitted = fitSupport(asked);
  const settled = settleSupports(replaceSupport(document, index, fitted));
  const isTrimmed = fitted !== asked && settled.document.supports.includes(fitted);
  return isTrimmed
    ? { ...settled, notes: [...settled.notes, { code: 'supportTrimmed', count: 1 }] }
    : settled;
}

/** Sets the stiffness of one direction of a support; null makes it rigid or free again. The caller guarantees > 0. */
export function setStiffness(
  document: BeamCase,
  index: number,
  direction: Direction,
  value: number | null,
): Edit {
  const support = document.supports[index];
  if (support === undefined || support.className === 'hinge') return toPlainEdit(document);
  if ((support.stiffness?.[direction] ?? null) === value) return toPlainEdit(document);
  const stiffness = withDirection(support.stiffness, direction, value);
  if (support.className === 'spring' && stiffness === undefined)
    return toRefusedEdit(document, 'springNeeded');
  const { stiffness: _, ...bare } = support;
  return toPlainEdit(
    replaceSupport(document, index, fitSupport({ ...bare, ...(stiffness && { stiffness }) })),
  );
}

/**
 * Sets the settlement of a support in one direction, or removes it with null. A support without a settlement gets it
 * in one case set: the first that is not combined, unless `set` is the index of another. Answers of other sets do not
 * include it.
 */
export function setSettlement(
  document: BeamCase,
  index: number,
  direction: Direction,
  value: number | null,
  set?: number,
): Edit {
  const support = document.supports[index];
  if (support === undefined || (support.settlement?.[direction] ?? null) === value)
    return toPlainEdit(document);
  const settlement = withDirection(support.settlement, direction, value);
  const { settlement: before, ...bare } = support;
  const sets = before === undefined && settlement !== undefined && { sets: setsOfNew(document, set) };
  return toPlainEdit(
    replaceSupport(document, index, fitSupport({ ...bare, ...(settlement && { settlement }), ...sets })),
  );
}

/** A support that becomes a spring gets a vertical one; a support that stops being a spring loses its springs. */
function toKind(support: Support, className: SupportKind, system: UnitSystem): Support {
  if (className === support.className) return support;
  const { stiffness, ...bare } = support;
  if (className === 'spring') {
    return { ...bare, className, stiffness: stiffness ?? { y: firstStiffness('y', system) } };
  }
  const kept = support.className === 'spring' ? undefined : stiffness;
  return { ...bare, className, ...(kept && { stiffness: kept }) };
}

function replaceSupport(document: BeamCase, index: number, support: Support): BeamCase {
  return {
    ...document,
    supports: document.supports.map((other, at) => (at === index ? support : other)),
  };
}

/** Returns the sets of a new settlement: the one with the given index, otherwise the first that is not combined. */
function setsOfNew(document: BeamCase, set: number | undefined): number {
  return set === undefined ? firstWeightSet(document) : 2 ** set;
}
