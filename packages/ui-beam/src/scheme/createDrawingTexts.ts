import type { UnitSystem } from '@eecs/solver-core';
import type { Format, Locale } from '@eecs/ui-kit/layout';
import type { SchemeTexts } from './layoutScheme.ts';
import { describeLoad } from './describeLoad.ts';
import type { DrawingTexts } from './drawingTexts.ts';

/** Creates the writers of a drawing that is also described in words. */
export function createDrawingTexts(
  texts: SchemeTexts,
  [format, locale, system]: readonly [format: Format, locale: Locale, system: UnitSystem],
): DrawingTexts {
  const write: Parameters<typeof describeLoad>[1]['write'] = (value, quantity, withUnit) =>
    format.brief(value, { quantity, system, withUnit });
  return { ...texts, describeLoad: (load) => describeLoad(load, { locale, write }) };
}
