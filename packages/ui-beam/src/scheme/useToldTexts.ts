import { useEffect, useMemo, useState } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { useFormat, useLocale } from '@eecs/ui-kit';
import { loadParts } from '../late/loadParts.ts';
import type { tellLoad } from './tellLoad.ts';
import { type ToldTexts, createToldTexts } from './toldTexts.ts';
import { useSchemeTexts } from './useSchemeTexts.ts';

/** Returns the writers of the numbers on the drawing, and of its loads in words. */
export function useToldTexts(system: UnitSystem): ToldTexts {
  const texts = useSchemeTexts(system);
  const format = useFormat();
  const locale = useLocale();
  const [late, setLate] = useState<{ readonly tellLoad: typeof tellLoad } | null>(null);
  // The words of directions are not needed for the first picture.
  useEffect(() => loadParts.watch(setLate), []);
  const tell = late?.tellLoad ?? null;
  return useMemo(
    () => createToldTexts(texts, tell, { format, locale, system }),
    [texts, tell, format, locale, system],
  );
}
