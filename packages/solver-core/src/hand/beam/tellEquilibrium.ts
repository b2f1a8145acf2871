import { mark, number, sign, sum, unit } from '../page/formula.ts';
import type { Formula, SumTerm } from '../page/formula.ts';
import type { PrimarySystem } from './primarySystem.ts';
import type { HandModel } from './handModel.ts';
import type { HandPage } from './handPage.ts';
import type { Equilibrium, HandStatics } from './statics.ts';

/** The context in which equations of equilibrium are written: the known symbols in them, and the sizes that count. */
export interface EquilibriumTold {
  readonly known?: ReadonlyMap<string, number>;
  readonly force: number;
  /** The parts between cuts that the equations are about. */
  readonly discs: PrimarySystem['discs'];
  /** Whether the state is that of an unknown of size 1, whose results have no unit of their own. @default false */
  readonly isUnit?: boolean;
}

/** Writes the equations of equilibrium one after the other, each with the unknown that is found from it. */
export function tellEquilibrium(
  page: HandPage,
  model: HandModel,
  { equations }: Pick<HandStatics, 'equations'>,
  told: EquilibriumTold,
): void {
  const names = new Map([...model.bearings, ...model.hinges].map(({ x, name }) => [x, name]));
  let disc: number | null = -1;
  for (const equation of equations) {
    const part = equation.disc === null ? undefined : told.discs[equation.disc];
    // The part is named by its ends, not by a number: parts of the diagrams and of the floor plan are numbered
    // differently.
    if (equation.disc !== disc && part !== undefined && told.discs.length > 1)
      page.sentence('part', {
        x0: { value: part.x0, unit: 'length' },
        x1: { value: part.x1, unit: 'length' },
      });
    disc = equation.disc;
    tellOne(page, equation, { names, told, L: model.L });
  }
}

function tellOne(
  page: HandPage,
  { about, direction, unknowns, loads, solved, value }: Equilibrium,
  of: { readonly names: ReadonlyMap<number, string>; readonly told: EquilibriumTold; readonly L: number },
): void {
  const { names, told, L } = of;
  const terms: SumTerm[] = [
    ...unknowns.map(({ unknown, factor }) => ({ factor, by: [sign(unknown.letter, unknown.name)] })),
    ...loads.map(({ size, arm }): SumTerm => (arm === null ? { factor: size } : toProduct(size, arm))),
  ];
  const label: Formula =
    about === null ? [sign(direction === 'x' ? 'ΣX' : 'ΣY')] : [sign('ΣM', names.get(about) ?? '')];
  const scale = told.force * (about === null ? 1 : L);
  const known = told.known === undefined ? {} : { known: told.known };
  page.formula([...sum(terms), mark('='), number(0)], { label, scale, ...known });
  const isCouple = solved.letter === 'M';
  page.formula(
    [
      sign(solved.letter, solved.name),
      mark('='),
      ...sum([{ factor: value }]),
      ...(told.isUnit === true ? [] : [unit(isCouple ? 'moment' : 'force')]),
    ],
    { scale: told.force * (isCouple ? L : 1), ...known },
  );
}

/** A load times its arm, both written out; the sign of the product goes first. */
function toProduct(size: number, arm: number): SumTerm {
  const direction = Math.sign(size) * Math.sign(arm);
  return direction === 0
    ? { factor: 0 }
    : { factor: direction, by: [number(Math.abs(size)), mark('·'), number(Math.abs(arm))] };
}
