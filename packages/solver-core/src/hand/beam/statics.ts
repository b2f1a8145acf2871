import { keyOf } from './primarySystem.ts';
import type { HandDisc, PrimarySystem, HandUnknown } from './primarySystem.ts';
import type { HandPoint, HandSpread } from './handModel.ts';
import { addUp } from '../page/noise.ts';

/** The loads on a beam, without its supports. */
export interface HandLoads {
  readonly points: readonly HandPoint[];
  readonly spreads: readonly HandSpread[];
}

/** A term of an equation of equilibrium: a load with its arm, or a couple with none. */
export interface LoadTerm {
  readonly size: number;
  /** Null for a couple, and in a sum of forces. */
  readonly arm: number | null;
}

/** An equation of equilibrium of a part and the unknown that it determines. */
export interface Equilibrium {
  /** Index of the part; null for the whole beam. */
  readonly disc: number | null;
  /** The place about which moments are taken; null for forces along or across. */
  readonly about: number | null;
  readonly direction: 'x' | 'y' | 'r';
  readonly unknowns: readonly { readonly unknown: HandUnknown; readonly factor: number }[];
  readonly loads: readonly LoadTerm[];
  readonly solved: HandUnknown;
  readonly value: number;
}

/**
 * The solution of a determinate beam: values by `keyOf`, and the equations in the order in which a person writes them.
 */
export interface HandStatics {
  readonly values: ReadonlyMap<string, number>;
  readonly equations: readonly Equilibrium[];
}

/**
 * Computes the resultant of a distributed load across the beam and along it, and the place where the resultant across
 * the beam acts.
 */
export function resultant({ x0, x1, fx, fy }: HandSpread): {
  readonly along: number;
  readonly across: number;
  readonly x: number;
} {
  const h = x1 - x0;
  const sum = ([a, b, c]: HandSpread['fy']) => h * (a + h * (b / 2 + (h * c) / 3));
  const across = sum(fy);
  const first = h * h * (fy[0] / 2 + h * (fy[1] / 3 + (h * fy[2]) / 4));
  return { along: sum(fx), across, x: across === 0 ? x0 + h / 2 : x0 + first / across };
}

/** Returns the loads that act on a part of the beam: a load at a cut belongs to the part on its right. */
export function loadsOf(loads: HandLoads, { x0, x1 }: Pick<HandDisc, 'x0' | 'x1'>, L: number): HandLoads {
  return {
    points: loads.points.filter(({ x, side = 'right' }) =>
      side === 'left' ? (x > x0 || x0 === 0) && x >= x0 && x <= x1 : x >= x0 && (x < x1 || x1 >= L),
    ),
    spreads: loads.spreads.flatMap((spread) => cutSpread(spread, x0, x1)),
  };
}

/** Cuts a distributed load at both ends of a range. */
export function cutSpread(spread: HandSpread, x0: number, x1: number): HandSpread[] {
  const from = Math.max(spread.x0, x0);
  const to = Math.min(spread.x1, x1);
  if (to <= from) return [];
  const t = from - spread.x0;
  const move = ([a, b, c]: HandSpread['fy']): [number, number, number] => [
    a + t * (b + t * c),
    b + 2 * t * c,
    c,
  ];
  return [{ x0: from, x1: to, fx: move(spread.fx), fy: move(spread.fy) }];
}

/**
 * Solves a determinate beam part by part. The next part is always one with two remaining unknowns: moments about each
 * of them determine the other. Forces along the beam are solved for the beam as a whole.
 *
 * Returns null if no part can be solved alone, which does not occur in a stable determinate beam.
 */
export function solveStatics(system: PrimarySystem, loads: HandLoads, L: number): HandStatics | null {
  const values = new Map<string, number>();
  const equations: Equilibrium[] = [];
  const left = system.discs.map((disc, index) => ({ disc, index }));
  while (left.length > 0) {
    const at = left.findIndex(
      ({ disc }) => disc.across.filter(({ unknown }) => !values.has(keyOf(unknown))).length === 2,
    );
    const [next] = at < 0 ? [] : left.splice(at, 1);
    if (next === undefined || !solveDisc(next, { loads, L, values, equations })) return null;
  }
  const [hold, ...others] = system.along;
  if (others.length > 0) return null;
  if (hold !== undefined) {
    const pushes = [
      ...loads.points.map(({ fx }) => fx),
      ...loads.spreads.map((spread) => resultant(spread).along),
    ].filter((size) => size !== 0);
    const value = -addUp(pushes) + 0;
    values.set(keyOf(hold), value);
    equations.push({
      disc: null,
      about: null,
      direction: 'x',
      unknowns: [{ unknown: hold, factor: 1 }],
      loads: pushes.map((size) => ({ size, arm: null })),
      solved: hold,
      value,
    });
  }
  return { values, equations };
}

function solveDisc(
  { disc, index }: { disc: HandDisc; index: number },
  of: { loads: HandLoads; L: number; values: Map<string, number>; equations: Equilibrium[] },
): boolean {
  const { values, equations } = of;
  const own = loadsOf(of.loads, disc, of.L);
  const open = disc.across.filter(({ unknown }) => !values.has(keyOf(unknown)));
  const [first, second] = open;
  if (first === undefined || second === undefined) return false;
  const solve = (goal: HandUnknown, about: number | null): boolean => {
    const factorOf = ({ unknown, sense }: HandDisc['across'][number]) =>
      about === null
        ? unknown.letter === 'M'
          ? 0
          : sense
        : unknown.letter === 'M'
          ? 1
          : sense * (unknown.x - about);
    const unknowns = disc.across
      .map((one) => ({ unknown: one.unknown, factor: factorOf(one) }))
      .filter(({ factor }) => factor !== 0);
    const loads = about === null ? forcesOf(own) : momentsOf(own, about);
    const given = addUp([
      ...loads.map(({ size, arm }) => size * (arm ?? 1)),
      ...unknowns.map(({ unknown, factor }) => factor * (values.get(keyOf(unknown)) ?? 0)),
    ]);
    const factor = unknowns.find(({ unknown }) => keyOf(unknown) === keyOf(goal))?.factor;
    if (factor === undefined) return false;
    const value = -given / factor + 0;
    values.set(keyOf(goal), value);
    equations.push({
      disc: index,
      about,
      direction: about === null ? 'y' : 'r',
      unknowns,
      loads,
      solved: goal,
      value,
    });
    return true;
  };
  if (first.unknown.letter !== 'M' && second.unknown.letter !== 'M') {
    if (first.unknown.x === second.unknown.x) return false;
    return solve(second.unknown, first.unknown.x) && solve(first.unknown, second.unknown.x);
  }
  const [force, couple] = first.unknown.letter === 'M' ? [second, first] : [first, second];
  if (force.unknown.letter === 'M') return false;
  return solve(force.unknown, null) && solve(couple.unknown, force.unknown.x);
}

function forcesOf({ points, spreads }: HandLoads): LoadTerm[] {
  return [...points.map(({ fy }) => fy), ...spreads.map((spread) => resultant(spread).across)]
    .filter((size) => size !== 0)
    .map((size) => ({ size, arm: null }));
}

function momentsOf({ points, spreads }: HandLoads, about: number): LoadTerm[] {
  return [
    ...points.flatMap(({ x, fy, m }): LoadTerm[] => [
      ...(fy !== 0 ? withArm(fy, addUp([x, -about])) : []),
      ...(m !== 0 ? [{ size: m, arm: null }] : []),
    ]),
    ...spreads.flatMap((spread): LoadTerm[] => {
      const { across, x } = resultant(spread);
      // A load that is symmetric about the place has no arm.
      if (across !== 0) return withArm(across, addUp([x, -about]));
      // A load with a zero resultant still has a moment.
      const h = spread.x1 - spread.x0;
      const turn = h * h * (spread.fy[0] / 2 + h * (spread.fy[1] / 3 + (h * spread.fy[2]) / 4));
      return turn === 0 ? [] : [{ size: turn, arm: null }];
    }),
  ];
}

function withArm(size: number, arm: number): LoadTerm[] {
  return arm === 0 ? [] : [{ size, arm }];
}
