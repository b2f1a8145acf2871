import { useMemo } from 'react';
import type { FrameWriter } from '@eecs/solver-core/texts';
import { useFormat, useLanguage, useUnits } from '@eecs/ui-kit';
import { failureMessages } from '@eecs/ui-kit/editor';

/**
 * Returns a function that describes failures and mechanisms of a frame in the reader's language and the units of the
 * document.
 */
export function useFrameWriter(): FrameWriter {
  const language = useLanguage(failureMessages);
  const format = useFormat();
  const system = useUnits();
  return useMemo(
    () => ({
      language,
      kind: 'frame',
      place: (x) => format.brief(x, { quantity: 'length', system }),
    }),
    [language, format, system],
  );
}
