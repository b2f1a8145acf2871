import { useCallback } from 'react';
import { describeFailure } from '@eecs/solver-core/texts';
import { useFormat, useLanguage } from '@eecs/ui-kit';
import { solverTexts } from '../../truss/solverTexts.ts';
import { type ListFailures, MAX_TOLD } from './listFailures.ts';
import type { TaskText } from './taskText.ts';

/**
 * Creates the hook whose function describes failures of an imported document, one line each: the problem and its place.
 */
export function createFailureLines(kind: 'truss' | 'frame', useTaskText: () => TaskText): () => ListFailures {
  return () => {
    const t = useTaskText();
    const language = useLanguage(solverTexts);
    const format = useFormat();
    return useCallback(
      (failures) => {
        const place = (x: number): string => format.quantity(x, { quantity: 'length', trimZeros: true });
        const more = failures.length - MAX_TOLD;
        return [
          ...failures
            .slice(0, MAX_TOLD)
            .map((failure) => describeFailure(failure, { language, kind, place })),
          ...(more > 0 ? [t('file.more', { count: more })] : []),
        ];
      },
      [t, language, format],
    );
  };
}
