import { useMemo } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import type { TrussWriter } from '@eecs/solver-core/texts';
import { useFormat, useLanguage } from '@eecs/ui-kit';
import { failureMessages } from '@eecs/ui-kit/editor';
import { createTrussWriter } from './createTrussWriter.ts';

/**
 * Returns the writer of failures and mechanisms of a truss in the reader's language and the units of the document.
 */
export function useTrussWriter({ units, joints, links }: TrussCase): TrussWriter {
  const language = useLanguage(failureMessages);
  const format = useFormat();
  return useMemo(
    () => createTrussWriter({ units, joints, links }, language, format),
    [language, format, units, joints, links],
  );
}
