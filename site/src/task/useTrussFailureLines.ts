import { useCallback } from 'react';
import { describeFailure } from '@eecs/solver-core/texts';
import { useFormat, useLanguage } from '@eecs/ui-kit';
import { solverTexts } from '../truss/solverTexts.ts';
import { type ListFailures, MAX_TOLD } from './listFailures.ts';
import { useTrussTaskText } from './useTrussTaskText.ts';

/** Returns a writer of failures of an imported truss, one line each: the problem and its place. */
export function useTrussFailureLines(): ListFailures {
  const t = useTrussTaskText();
  const language = useLanguage(solverTexts);
  const format = useFormat();
  return useCallback(
    (failures) => {
      const place = (x: number): string => format.quantity(x, { quantity: 'length', trimZeros: true });
      const more = failures.length - MAX_TOLD;
      return [
        ...failures
          .slice(0, MAX_TOLD)
          .map((failure) => describeFailure(failure, { language, kind: 'truss', place })),
        ...(more > 0 ? [t('file.more', { count: more })] : []),
      ];
    },
    [t, language, format],
  );
}
