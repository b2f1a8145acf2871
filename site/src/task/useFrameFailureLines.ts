import { useCallback } from 'react';
import { describeFailure } from '@eecs/solver-core/texts';
import { useFormat, useLanguage } from '@eecs/ui-kit';
import { solverTexts } from '../truss/solverTexts.ts';
import { type ListFailures, MAX_TOLD } from './listFailures.ts';
import { useFrameTaskText } from './useFrameTaskText.ts';

/** Returns a writer of failures of an imported frame, one line each: the problem and its place. */
export function useFrameFailureLines(): ListFailures {
  const t = useFrameTaskText();
  const language = useLanguage(solverTexts);
  const format = useFormat();
  return useCallback(
    (failures) => {
      const place = (x: number): string => format.quantity(x, { quantity: 'length', trimZeros: true });
      const more = failures.length - MAX_TOLD;
      return [
        ...failures
          .slice(0, MAX_TOLD)
          .map((failure) => describeFailure(failure, { language, kind: 'frame', place })),
        ...(more > 0 ? [t('file.more', { count: more })] : []),
      ];
    },
    [t, language, format],
  );
}
