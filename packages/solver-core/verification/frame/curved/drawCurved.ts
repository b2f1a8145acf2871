import type { Random } from '@eecs/testing/random';

/** A shape of a random curved member over a chord of `length`: arcs up to a semicircle, parabolas also shifted. */
export function drawShape(
  random: Random,
  length: number,
): { kind: 'arc' | 'parabola'; rise: number; shift: number } {
  const kind = random.pick(['arc', 'parabola'] as const);
  const rise = length * (random.chance(0.5) ? 1 : -1) * (0.02 + 0.45 * random.next());
  return {
    kind,
    rise,
    shift: kind === 'parabola' && random.chance(0.5) ? length * 0.4 * (random.next() - 0.5) : 0,
  };
}

/** A load on a random curved member: a point load or a moment, or a spread load. */
export type DrawnLoad = { readonly alpha: number; readonly frame: 'member' | 'global' | 'projected' } & (
  | {
      readonly className: 'GenericLoad' | 'BendingMoment';
      readonly c: readonly [number];
      readonly x: number;
    }
  | {
      readonly className: 'DistributedLoad';
      readonly y: readonly [number, number, number];
      readonly x?: readonly [number, number];
    }
);

/** Draws loads in all axes; spread ones are uniform along the whole member, or vary along a part of it. */
export function drawLoads(random: Random, length: number, isUniform: boolean): DrawnLoad[] {
  return Array.from({ length: random.integer(1, 3) }, (): DrawnLoad => {
    const value = (): number => random.integer(-50, 50) * 100 || 100;
    if (random.chance(0.4))
      return {
        className: random.pick(['GenericLoad', 'GenericLoad', 'BendingMoment'] as const),
        c: [value()],
        alpha: random.integer(0, 11) * 30,
        x: length * random.next(),
        frame: random.pick(['member', 'global'] as const),
      };
    const y = value();
    return {
      className: 'DistributedLoad',
      y: isUniform ? [y, y, y] : [y, value(), value()],
      alpha: random.pick([90, 0, -60, -90]),
      frame: random.pick(['member', 'global', 'projected'] as const),
      ...(!isUniform &&
        random.chance(0.5) && {
          x: [length * 0.4 * random.next(), length * (0.5 + 0.5 * random.next())] as const,
        }),
    };
  });
}
