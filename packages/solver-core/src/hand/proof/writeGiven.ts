import type { Fraction } from '../../exact/fraction.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { HandModel } from '../beam/handModel.ts';
import { keyOf } from '../beam/primarySystem.ts';
import type { CalculatedBeam } from './calculationFile.ts';
import { stiffnessOf } from './exactModel.ts';
import type { GivenSpread } from './exactModel.ts';
import { exact } from './exactState.ts';
import { DIRECTIONS, LETTERS, movesOf } from './primaryState.ts';
import type { ExactState } from './primaryState.ts';
import { write } from './writeProof.ts';

/**
 * Writes the given beam without the numbers that no line uses, so that every number of the file is checked by some
 * line.
 */
export function writeGiven(
  document: BeamCase,
  of: {
    readonly model: HandModel;
    readonly loads: { readonly spreads: readonly GivenSpread[] };
    readonly states: readonly ExactState[];
  },
): CalculatedBeam {
  const { model, states } = of;
  const decimal = (value: number) => write(exact(value));
  const works = states.flatMap((state) => movesOf(model, state));
  const supports = model.bearings.map(({ support, name, x, holds, moved }) => {
    const own = DIRECTIONS.filter((direction) => holds[direction]);
    const isUsed = (direction: 'x' | 'y' | 'r') =>
      states.some(
        ({ values }) => (values.get(keyOf({ letter: LETTERS[direction], support }))?.numerator ?? 0n) !== 0n,
      );
    const stiffness = own.flatMap((direction) => {
      const value = stiffnessOf(document, support, direction);
      return value === null || !isUsed(direction) ? [] : [[LETTERS[direction], write(value)]];
    });
    const moves = own
      .filter((direction) => works.some((one) => one.support === support && one.direction === direction))
      .map((direction) => [LETTERS[direction], decimal(moved[direction])]);
    return {
      name,
      x: decimal(x),
      holds: own.map((direction) => LETTERS[direction]),
      ...(stiffness.length > 0 && { stiffness: Object.fromEntries(stiffness) as Record<string, string> }),
      ...(moves.length > 0 && { moved: Object.fromEntries(moves) as Record<string, string> }),
    };
  });
  const isNothing = (ordinates: readonly Fraction[]) => ordinates.every(({ numerator }) => numerator === 0n);
  return {
    length: decimal(model.L),
    supports,
    hinges: model.hinges.map(({ name, x }) => ({ name, x: decimal(x) })),
    points: model.points.map(({ x, fx, fy, m }) => ({
      x: decimal(x),
      ...(fx !== 0 && { along: decimal(fx) }),
      ...(fy !== 0 && { across: decimal(fy) }),
      ...(m !== 0 && { couple: decimal(m) }),
    })),
    spreads: of.loads.spreads
      .filter(({ along, across }) => !isNothing(along) || !isNothing(across))
      .map(({ x0, x1, along, across }) => ({
        from: write(x0),
        to: write(x1),
        ...(!isNothing(along) && { along: along.map(write) }),
        ...(!isNothing(across) && { across: across.map(write) }),
      })),
    stretches: model.stretches.map(({ x0, x1, EI, EA, GA }) => {
      const bends = (curve: 'M' | 'N' | 'Q') =>
        states.some(({ parts }) =>
          parts.some((part) => part[curve].length > 0 && isWithin(part.x0, { x0, x1 })),
        );
      return {
        from: decimal(x0),
        ...(bends('M') && { EI: decimal(EI) }),
        ...(bends('N') && { EA: decimal(EA) }),
        ...(bends('Q') && GA !== undefined && { GA: decimal(GA) }),
      };
    }),
  };
}

function isWithin(x: Fraction, { x0, x1 }: { readonly x0: number; readonly x1: number }): boolean {
  const is = (value: number) => {
    const { numerator, denominator } = exact(value);
    return x.numerator * denominator - numerator * x.denominator;
  };
  return is(x0) >= 0n && is(x1) < 0n;
}
