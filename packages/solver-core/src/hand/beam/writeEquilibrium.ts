import { mark, number, sign, sum, unit } from '../page/formula.ts';
import type { Formula, SumTerm } from '../page/formula.ts';
import type { PrimarySystem } from './primarySystem.ts';
import type { HandModel } from './handModel.ts';
import type { HandPage } from './handPage.ts';
import type { Equilibrium, HandStatics } from './statics.ts';

/**
 * The context in which equations of equilibrium are written: the known symbols in them, and the sizes relative to which
 * values are negligible.
 */
export interface EquilibriumContext {
  readonly known?: ReadonlyMap<string, number>;
  readonly force: number;
  /** The parts between cuts to which the equations refer. */
  readonly discs: PrimarySystem['discs'];
  /** Whether the state is that of a unit value of an unknown; its results have no unit. @default false */
  readonly isUnit?: boolean;
}

/** Writes the equations of equilibrium one after the other, each with the unknown that it determines. */
export function writeEquilibrium(
  page: HandPage,
  model: HandModel,
  { equations }: Pick<HandStatics, 'equations'>,
  context: EquilibriumContext,
): void {
  const names = new Map([...model.bearings, ...model.hinges].map(({ x, name }) => [x, name]));
  let disc: number | null = -1;
  for (const equation of equations) {
    const part = equation.disc === null ? undefined : context.discs[equation.disc];
    // The part is named by its ends, not by a number: parts of the diagrams and of the floor plan are numbered
    // differently.
    if (equation.disc !== disc && part !== undefined && context.discs.length > 1)
      page.sentence('part', {
        x0: { value: part.x0, unit: 'length' },
        x1: { value: part.x1, unit: 'length' },
      });
    disc = equation.disc;
    writeOne(page, equation, { names, context, L: model.L });
  }
}

function writeOne(
  page: HandPage,
  { about, direction, unknowns, loads, solved, value }: Equilibrium,
  of: {
    readonly names: ReadonlyMap<number, string>;
    readonly context: EquilibriumContext;
    readonly L: number;
  },
): void {
  const { names, context, L } = of;
  const terms: SumTerm[] = [
    ...unknowns.map(({ unknown, factor }) => ({ factor, by: [sign(unknown.letter, unknown.name)] })),
    ...loads.map(({ size, arm }): SumTerm => (arm === null ? { factor: size } : toProduct(size, arm))),
  ];
  const label: Formula =
    about === null ? [sign(direction === 'x' ? 'ΣX' : 'ΣY')] : [sign('ΣM', names.get(about) ?? '')];
  const scale = context.force * (about === null ? 1 : L);
  const known = context.known === undefined ? {} : { known: context.known };
  page.formula([...sum(terms), mark('='), number(0)], { label, scale, ...known });
  const isCouple = solved.letter === 'M';
  page.formula(
    [
      sign(solved.letter, solved.name),
      mark('='),
      ...sum([{ factor: value }]),
      ...(context.isUnit === true ? [] : [unit(isCouple ? 'moment' : 'force')]),
    ],
    { scale: context.force * (isCouple ? L : 1), ...known },
  );
}

/** Returns a load times its arm with both numbers written; the sign of the product comes first. */
function toProduct(size: number, arm: number): SumTerm {
  const direction = Math.sign(size) * Math.sign(arm);
  return direction === 0
    ? { factor: 0 }
    : { factor: direction, by: [number(Math.abs(size)), mark('·'), number(Math.abs(arm))] };
}
