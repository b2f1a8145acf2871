import { mark, number, sign, sum } from '../page/formula.ts';
import type { Formula, SumTerm } from '../page/formula.ts';
import { keyOf } from './primarySystem.ts';
import type { HandModel } from './handModel.ts';
import { addUp, orNothing } from '../page/noise.ts';
import type { HandPage } from './handPage.ts';
import { loadsOf, resultant } from './statics.ts';

/** A reaction in a sum: its letter, its support and its arm, null in a sum of forces. */
interface Reaction {
  readonly letter: 'R' | 'M';
  readonly support: number;
  readonly name: string;
  readonly arm: number | null;
}

/**
 * Writes the equilibrium of the whole beam in symbols and with the reactions in `found`, as a last check that a
 * reader can follow. Without `found`, only the symbols are written.
 */
export function writeSums(
  page: HandPage,
  model: HandModel,
  { force, found }: { readonly force: number; readonly found: ReadonlyMap<string, number> | null },
): void {
  const { bearings, L } = model;
  const { points, spreads } = loadsOf(model, { x0: 0, x1: L }, L);
  page.heading('check');
  writeSum(page, {
    label: [sign('ΣY')],
    found,
    scale: force,
    greatest: { R: force, M: force * L },
    reactions: bearings.filter(({ holds }) => holds.y).map((one) => ({ ...one, letter: 'R', arm: null })),
    loads: [...points.map(({ fy }) => fy), ...spreads.map((spread) => resultant(spread).across)],
  });
  writeSum(page, {
    label: [sign('ΣM', '0')],
    found,
    scale: force * L,
    greatest: { R: force, M: force * L },
    reactions: [
      ...bearings
        .filter(({ holds, x }) => holds.y && x !== 0)
        .map((one): Reaction => ({ ...one, letter: 'R', arm: one.x })),
      ...bearings.filter(({ holds }) => holds.r).map((one): Reaction => ({ ...one, letter: 'M', arm: null })),
    ],
    loads: [
      ...points.flatMap(({ x, fy, m }) => [fy * x, m]),
      ...spreads.map(({ x0, x1, fy: [a, b, c] }) => {
        const h = x1 - x0;
        const size = h * (a + h * (b / 2 + (h * c) / 3));
        return addUp([h * h * (a / 2 + h * (b / 3 + (h * c) / 4)), x0 * size]);
      }),
    ],
  });
}

function writeSum(
  page: HandPage,
  of: {
    readonly label: Formula;
    readonly found: ReadonlyMap<string, number> | null;
    readonly scale: number;
    /** For each kind of reaction, the value compared with which a reaction is negligible. */
    readonly greatest: Readonly<Record<Reaction['letter'], number>>;
    readonly reactions: readonly Reaction[];
    readonly loads: readonly number[];
  },
): void {
  const { label, found, scale, greatest, reactions } = of;
  const loads = of.loads
    .map((load) => orNothing(load, scale))
    .filter((factor) => factor !== 0)
    .map((factor): SumTerm => ({ factor }));
  const signs = reactions.map(({ letter, name, arm }): SumTerm => ({
    factor: arm ?? 1,
    by: [sign(letter, name)],
  }));
  const numbers = reactions.flatMap((reaction): SumTerm[] => {
    const value = orNothing(found?.get(keyOf(reaction)) ?? 0, greatest[reaction.letter]);
    if (value === 0) return [];
    const direction = Math.sign(value);
    const size = number(Math.abs(value));
    return reaction.arm === null
      ? [{ factor: value }]
      : [{ factor: direction, by: [number(reaction.arm), mark('·'), size] }];
  });
  page.formula(
    [
      ...sum([...signs, ...loads]),
      mark('='),
      ...(found === null ? [] : [...sum([...numbers, ...loads]), mark('=')]),
      number(0),
    ],
    { label, scale, isClosing: true },
  );
}
