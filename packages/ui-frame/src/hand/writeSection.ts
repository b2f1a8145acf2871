import type { BodyAction } from '@eecs/solver-core/frame';
import type { Place } from '../editing/place.ts';
import { FORCES, type Force } from '../state/boardResults.ts';
import type { LineWriter } from './createLineWriter.ts';
import { type Term, momentTerms, writeTerms } from './writeSums.ts';

/** A force at a section, written as the sum of everything on the part of the member before it. */
export interface SectionLine {
  readonly force: Force;
  /** `M = −24 + 12·4 − 12·2`. */
  readonly equation: string;
  /** `0.000 kN·m`. */
  readonly value: string;
  /** Whether the solver has the same result. */
  readonly agrees: boolean;
}

/** The axes in which the forces at a section are written. */
export interface SectionAxes {
  readonly from: Place;
  readonly way: Place;
  readonly isCurved?: boolean;
}

/** Returns a moment as the section balances it, with an arm above zero. */
function onOtherSide({ size, arm }: Term): Term {
  if (arm === undefined) return { size: 0 - size };
  return arm < 0 ? { size, arm: -arm } : { size: 0 - size, arm };
}

/** Values agree if they differ by less than this share of the largest term. */
const AGREES = 1e-6;
/** A term below this share of the largest one is a rounding error. */
const NOTHING = 1e-9;

/**
 * Writes N, Q and M at a section from the actions on the part of the member before it, the last of which is the section
 * itself.
 *
 * @param from The start of the member.
 * @param way The unit vector from its start to its end; of a curved member that of its axis at the section, whose
 * moments are those of both components of every force.
 */
export function writeSection(
  actions: readonly BodyAction[],
  { from, way, isCurved = false }: SectionAxes,
  writer: LineWriter,
): readonly SectionLine[] {
  const local = actions.map((action) => ({
    action,
    at: (action.x - from.x) * way.x + (action.y - from.y) * way.y,
    along: action.fx * way.x + action.fy * way.y,
    across: action.fy * way.x - action.fx * way.y,
    moment: action.moment,
  }));
  const section = local.at(-1);
  if (section === undefined) return [];
  // From the start of the member, whose cut comes before the loads.
  const before = local.slice(0, -1).sort((a, b) => a.at - b.at);
  const terms: Readonly<Record<Force, readonly Term[]>> = {
    N: before.map(({ along }) => ({ size: -along })),
    Q: before.map(({ across }) => ({ size: across })),
    M: isCurved
      ? before.flatMap(({ action }) => momentTerms(action, section.action).map(onOtherSide))
      : before.flatMap(({ at, across, moment }) => [
          { size: -moment },
          ...(section.at - at > 0 ? [{ size: across, arm: section.at - at }] : []),
        ]),
  };
  const solved: Readonly<Record<Force, number>> = { N: section.along, Q: -section.across, M: section.moment };
  return FORCES.map((force) => {
    const sizes = terms[force].map(({ size, arm = 1 }) => size * arm);
    const greatest = Math.max(0, ...sizes.map(Math.abs));
    const shown = terms[force].filter((_, at) => Math.abs(sizes[at] ?? 0) > NOTHING * greatest);
    const total = sizes.reduce((left, size) => left + size, 0);
    const value = Math.abs(total) <= NOTHING * greatest * sizes.length ? 0 : total;
    const isMoment = force === 'M';
    return {
      force,
      equation: `${force} = ${writeTerms(shown, isMoment ? 'M' : 'X', writer)}`,
      value: `${(isMoment ? writer.moment : writer.force)(value)} ${isMoment ? writer.units.moment : writer.units.force}`,
      agrees: Math.abs(total - solved[force]) <= AGREES * Math.max(greatest, Math.abs(solved[force])),
    };
  });
}
