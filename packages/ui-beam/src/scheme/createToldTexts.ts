import type { UnitSystem } from '@eecs/solver-core';
import type { Format, Locale } from '@eecs/ui-kit/layout';
import type { SchemeTexts } from './layoutScheme.ts';
import { tellLoad } from './tellLoad.ts';
import type { ToldTexts } from './toldTexts.ts';

/** Creates the writers of a drawing that is also told in words. */
export function createToldTexts(
  texts: SchemeTexts,
  [format, locale, system]: readonly [format: Format, locale: Locale, system: UnitSystem],
): ToldTexts {
  const write: Parameters<typeof tellLoad>[1]['write'] = (value, quantity, withUnit) =>
    format.brief(value, { quantity, system, withUnit });
  return { ...texts, told: (load) => tellLoad(load, { locale, write }) };
}
