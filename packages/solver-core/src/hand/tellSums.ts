import { mark, number, sign, sum } from './formula.ts';
import type { SumTerm } from './formula.ts';
import type { HandModel } from './handModel.ts';
import type { HandPage } from './page.ts';
import { loadsOf, resultant } from './statics.ts';

/** Tells the equilibrium of the whole beam with the reactions that were found: a last check a reader can follow. */
export function tellSums(page: HandPage, model: HandModel, force: number): void {
  const { bearings, L } = model;
  const { points, spreads } = loadsOf(model, { x0: 0, x1: L }, L);
  page.heading('check');
  const across: SumTerm[] = [
    ...bearings.filter(({ holds }) => holds.y).map(({ name }) => ({ factor: 1, by: [sign('R', name)] })),
    ...points.filter(({ fy }) => fy !== 0).map(({ fy }) => ({ factor: fy })),
    ...spreads.map((spread) => ({ factor: resultant(spread).across })).filter(({ factor }) => factor !== 0),
  ];
  page.formula([...sum(across), mark('='), number(0)], { label: [sign('ΣY')], scale: force });
  const turning: SumTerm[] = [
    ...bearings
      .filter(({ holds, x }) => holds.y && x !== 0)
      .map(({ name, x }) => ({ factor: x, by: [sign('R', name)] })),
    ...bearings.filter(({ holds }) => holds.r).map(({ name }) => ({ factor: 1, by: [sign('M', name)] })),
    ...points.flatMap(({ x, fy, m }): SumTerm[] => [
      ...(fy !== 0 && x !== 0 ? [{ factor: fy * x }] : []),
      ...(m !== 0 ? [{ factor: m }] : []),
    ]),
    ...spreads.flatMap(({ x0, x1, fy }): SumTerm[] => {
      const h = x1 - x0;
      const size = h * (fy[0] + h * (fy[1] / 2 + (h * fy[2]) / 3));
      const first = h * h * (fy[0] / 2 + h * (fy[1] / 3 + (h * fy[2]) / 4));
      const factor = first + x0 * size;
      return factor === 0 ? [] : [{ factor }];
    }),
  ];
  page.formula([...sum(turning), mark('='), number(0)], { label: [sign('ΣM', '0')], scale: force * L });
}
