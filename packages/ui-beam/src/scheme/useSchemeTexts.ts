import { useMemo } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { useFormat } from '@eecs/ui-kit';
import type { SchemeTexts } from './layoutScheme.ts';
import { createSchemeTexts } from './schemeTexts.ts';

/** Returns the writers of the numbers on the drawing. */
export function useSchemeTexts(system: UnitSystem): SchemeTexts {
  const format = useFormat();
  return useMemo(() => createSchemeTexts(format, system), [format, system]);
}
