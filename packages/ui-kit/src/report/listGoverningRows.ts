import type { Quantity } from '@eecs/solver-core';
import type { GoverningValue, Range } from '@eecs/solver-core/combinations';
import type { ReportedSituation } from './describeCombining.ts';

/** A value below this fraction of the greatest one of its quantity is rounding. */
const ROUNDING = 1e-9;

/** An object with the ranges of its governing values. */
export interface GoverningObject {
  readonly name: string;
  readonly values: readonly {
    readonly symbol: string;
    readonly quantity: Quantity;
    readonly range: Range<GoverningValue>;
  }[];
}

/**
 * Lists governing values as rows of a table: the object, the symbol, the greatest value with the name of its
 * combination, and the least one. Adds the names to `cited`.
 */
export function listGoverningRows(
  { combinations }: Pick<ReportedSituation, 'combinations'>,
  objects: readonly GoverningObject[],
  {
    write,
    cited,
  }: { readonly write: (value: number, quantity: Quantity) => string; readonly cited: Set<string> },
): string[][] {
  const greatest = new Map<Quantity, number>();
  for (const { values } of objects)
    for (const { quantity, range } of values)
      greatest.set(
        quantity,
        Math.max(greatest.get(quantity) ?? 0, Math.abs(range.max.value), Math.abs(range.min.value)),
      );
  const cell = ({ value, combination }: GoverningValue, quantity: Quantity): readonly string[] => {
    const id = combinations[combination]?.id ?? '';
    cited.add(id);
    const isNothing = Math.abs(value) <= ROUNDING * (greatest.get(quantity) ?? 0);
    return [write(isNothing ? 0 : value, quantity), id];
  };
  return objects.flatMap(({ name, values }) =>
    values.map(({ symbol, quantity, range: { max, min } }) => [
      name,
      symbol,
      ...cell(max, quantity),
      ...cell(min, quantity),
    ]),
  );
}
