import { useMemo } from 'react';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { useFormat, useLocale } from '@eecs/ui-kit';
import { createLineWriter } from './createLineWriter.ts';

/**
 * Returns a writer for the numbers of a set in equations: without units, which are shown once beside the equations.
 */
export function useLineWriter(document: TrussCase, set: TrussSet): ReturnType<typeof createLineWriter> {
  const format = useFormat();
  const locale = useLocale();
  return useMemo(() => createLineWriter(document, set, { format, locale }), [document, set, format, locale]);
}
