import { type Load, type UnitSystem, isDistributed } from '@eecs/solver-core';
import type { Format, Locale } from '@eecs/ui-kit/layout';
import type { SchemeTexts } from './layoutScheme.ts';
import type { tellLoad } from './tellLoad.ts';

/** The writers of a drawing, and of its loads for those who do not see the arrows: `10 kN downwards`. */
export interface ToldTexts extends SchemeTexts {
  readonly told: (load: Load) => string;
}

/**
 * Creates the writers of a drawing that is also told in words. The words of directions come after the first picture:
 * until then, with `tell` null, values have signs.
 */
export function createToldTexts(
  texts: SchemeTexts,
  tell: typeof tellLoad | null,
  {
    format,
    locale,
    system,
  }: { readonly format: Format; readonly locale: Locale; readonly system: UnitSystem },
): ToldTexts {
  return {
    ...texts,
    told: (load) =>
      tell === null
        ? [...new Set(isDistributed(load) ? load.y : [load.c[0]])]
            .map((value) => texts.load(load, value))
            .join(' – ')
        : tell(load, {
            locale,
            write: (value, quantity, withUnit) => format.brief(value, { quantity, system, withUnit }),
          }),
  };
}
