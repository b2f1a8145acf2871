import { type Direction, DIRECTIONS } from '../../../model/beam/directions.ts';
import type { ByDirection, Support } from '../../../model/beam/document.ts';
import { isHeld } from '../../../model/beam/isHeld.ts';

/** Returns whether a kind of support can have a hinge over its bearing. */
export function canRelease({ className }: Pick<Support, 'className'>): boolean {
  return className === 'fixed' || className === 'simple' || className === 'spring';
}

/**
 * Removes the properties that a kind of support cannot have: a release, springs, a settlement in a free direction.
 * The sets of a settlement are removed with it.
 */
export function fitSupport(support: Support): Support {
  const { release, stiffness, settlement, sets, ...bare } = support;
  const sprung = support.className === 'hinge' ? undefined : stiffness;
  const held = { ...bare, ...(sprung && { stiffness: sprung }) };
  const kept = settlement && pickDirections(settlement, (direction) => isHeld(held, direction));
  const isWhole =
    (release !== true || canRelease(support)) &&
    sprung === stiffness &&
    isSame(kept, settlement) &&
    (kept !== undefined || sets === undefined);
  if (isWhole) return support;
  return {
    ...held,
    ...(release === true && canRelease(support) && { release }),
    ...(kept && { settlement: kept, ...(sets !== undefined && { sets }) }),
  };
}

/**
 * Sets one direction of a spring or a settlement, or removes it if the value is null; returns undefined if none is
 * left.
 */
export function withDirection(
  values: ByDirection | undefined,
  direction: Direction,
  value: number | null,
): ByDirection | undefined {
  const all = { ...values, [direction]: value ?? undefined };
  return pickDirections(all, (other) => all[other] !== undefined);
}

function pickDirections(
  values: Partial<Record<Direction, number | undefined>>,
  isKept: (direction: Direction) => boolean,
): ByDirection | undefined {
  const entries = DIRECTIONS.flatMap((direction) =>
    values[direction] !== undefined && isKept(direction) ? [[direction, values[direction]] as const] : [],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function isSame(a: ByDirection | undefined, b: ByDirection | undefined): boolean {
  return DIRECTIONS.every((direction) => a?.[direction] === b?.[direction]);
}
