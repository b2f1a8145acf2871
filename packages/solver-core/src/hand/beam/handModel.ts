import type { SetActions } from '../../member/loads/actions.ts';
import type { BeamSet } from '../../beam/answer/answer.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { UnitSystem } from '../../model/common/document.ts';
import { isHeld } from '../../model/beam/isHeld.ts';
import { cutIntoDiscs } from '../../rules/beam/discs.ts';
import { toUnit } from '../../units/convertQuantity.ts';
import { plainUnit } from '../../units/plainUnit.ts';
import type { Unit } from '../../units/unit.ts';
import { withoutNoise } from '../page/noise.ts';

/**
 * A support with its restraints, in the units of the calculation. `give` is its flexibility, `moved` its prescribed
 * displacement.
 */
export interface Bearing {
  readonly support: number;
  readonly name: string;
  readonly x: number;
  readonly holds: ByDirection<boolean>;
  readonly give: ByDirection<number>;
  readonly moved: ByDirection<number>;
}

export interface ByDirection<T> {
  readonly x: T;
  readonly y: T;
  readonly r: T;
}

/** A hinge that cuts the beam, with the index and the name of its support. */
export interface HandHinge {
  readonly support: number;
  readonly name: string;
  readonly x: number;
}

/** A force or a couple; a couple at a cut states on which side it acts. */
export interface HandPoint {
  readonly x: number;
  readonly fx: number;
  readonly fy: number;
  readonly m: number;
  /** At a cut: the part that ends there (`left`) or the one that begins there. @default 'right' */
  readonly side?: 'left' | 'right';
}

/** A distributed load with the ordinates fx(t), fy(t) = c0 + c1·t + c2·t² from x0. */
export interface HandSpread {
  readonly x0: number;
  readonly x1: number;
  readonly fx: readonly [number, number, number];
  readonly fy: readonly [number, number, number];
}

/** A stretch of one stiffness. */
export interface HandStretch {
  readonly x0: number;
  readonly x1: number;
  readonly EI: number;
  readonly EA: number;
  /** Absent if shear strains are neglected. */
  readonly GA?: number;
}

/** The units of force and length of a calculation; all other units are derived from them. */
export interface HandUnits {
  readonly force: Unit;
  readonly length: Unit;
}

/** Default units of a calculation by hand, by system: kN and m, or kip and ft. */
export const HAND_UNITS: Readonly<Record<UnitSystem, HandUnits>> = {
  0: { force: 'kN', length: 'm' },
  1: { force: 'kip', length: 'ft' },
};

/** A beam as a calculation by hand treats it, in the units of the calculation. */
export interface HandModel {
  readonly L: number;
  readonly bearings: readonly Bearing[];
  readonly hinges: readonly HandHinge[];
  readonly points: readonly HandPoint[];
  readonly spreads: readonly HandSpread[];
  readonly stretches: readonly HandStretch[];
  /** The factors that convert forces and lengths of the document. */
  readonly units: { readonly force: number; readonly length: number };
}

/**
 * Converts a solved beam to the model of a calculation by hand. `names` are the names of the supports on the drawing,
 * by support. Lengths in feet and inches become feet.
 */
export function createHandModel(
  document: BeamCase,
  of: {
    readonly set: BeamSet;
    readonly actions: SetActions;
    readonly names: readonly string[];
    readonly units?: HandUnits | undefined;
  },
): HandModel {
  const { system } = document.units;
  const chosen = of.units ?? HAND_UNITS[system];
  const force = toUnit(1, { quantity: 'force', system, unit: chosen.force });
  const length = toUnit(1, { quantity: 'length', system, unit: plainUnit(chosen.length) });
  const { actions, names, set } = of;
  const discs = cutIntoDiscs(document);
  const name = (support: number) => names[support] ?? String(support + 1);
  const L = document.L * length;
  const constants = set.tree?.constants ?? [];
  return {
    L,
    units: { force, length },
    bearings: document.supports
      .map((support, index): Bearing => {
        const moved = actions.settlements.find((one) => one.support === index);
        const give = (direction: 'x' | 'y' | 'r', by: number) => {
          const stiffness = support.stiffness?.[direction];
          return stiffness === undefined ? 0 : 1 / (stiffness * by);
        };
        return {
          support: index,
          name: name(index),
          x: support.x * length,
          holds: { x: isHeld(support, 'x'), y: isHeld(support, 'y'), r: isHeld(support, 'r') },
          give: { x: give('x', force / length), y: give('y', force / length), r: give('r', force * length) },
          moved: { x: (moved?.x ?? 0) * length, y: (moved?.y ?? 0) * length, r: moved?.r ?? 0 },
        };
      })
      .filter(({ holds }) => holds.x || holds.y || holds.r)
      .sort((a, b) => a.x - b.x),
    hinges: discs.flatMap(({ x1, rightCut }) =>
      rightCut < 0 ? [] : [{ support: rightCut, name: name(rightCut), x: x1 * length }],
    ),
    points: actions.points
      .map(({ x, fx, fy, m }) => ({ x: x * length, fx: fx * force, fy: fy * force, m: m * force * length }))
      .sort((a, b) => a.x - b.x),
    spreads: actions.spreads.map(({ x0, x1, px, py, q0, q1, q2 }): HandSpread => {
      const h = (x1 - x0) * length;
      const along = (p: number) =>
        withoutSlope(
          [(p * q0 * force) / length, (p * q1 * force) / length ** 2, (p * q2 * force) / length ** 3],
          h,
        );
      return { x0: x0 * length, x1: x1 * length, fx: along(px), fy: along(py) };
    }),
    stretches: constants.map(({ x0, EI, EA, GA }, i): HandStretch => ({
      x0: x0 * length,
      x1: (constants[i + 1]?.x0 ?? document.L) * length,
      EI: EI * force * length ** 2,
      EA: EA * force,
      ...(GA !== undefined && { GA: GA * force }),
    })),
  };
}

/** Removes the rounding that a change of units leaves in a slope that is zero. */
function withoutSlope(c: readonly [number, number, number], h: number): [number, number, number] {
  const greatest = Math.max(...c.map((value, k) => Math.abs(value) * h ** k));
  const [a, b, d] = withoutNoise(c, { h, greatest });
  return [a!, b!, d!];
}
