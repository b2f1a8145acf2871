import type { Load } from '@eecs/solver-core';
import type { SchemeTexts } from './layoutScheme.ts';

/** The writers of a drawing that is also described in words. */
export interface DrawingTexts extends SchemeTexts {
  /**
   * Describes a load for readers who do not see its arrow: `10 kN downwards`. Loaded after the first picture: until
   * then values have signs.
   */
  readonly describeLoad?: ((load: Load) => string) | undefined;
}

/** Writes the value of a load in words, or with a sign until the words are loaded. */
export function writeLoadValue(load: Load, texts: DrawingTexts): string {
  return (
    texts.describeLoad?.(load) ??
    [...new Set('y' in load ? load.y : [load.c[0]])].map((value) => texts.load(load, value)).join(' – ')
  );
}
