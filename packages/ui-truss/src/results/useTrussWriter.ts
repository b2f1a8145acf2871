import { useMemo } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import type { TrussWriter } from '@eecs/solver-core/texts';
import { useFormat, useLanguage } from '@eecs/ui-kit';
import { nameRod } from '../hand/writeLine.ts';
import { failureMessages } from '../messages/failureMessages.ts';

/** Gives what tells failures and mechanisms of a truss in the reader's language and the units of the document. */
export function useTrussWriter({ units: { system }, joints, links }: TrussCase): TrussWriter {
  const language = useLanguage(failureMessages);
  const format = useFormat();
  return useMemo(
    () => ({
      language,
      kind: 'truss',
      place: (x) => format.brief(x, { quantity: 'length', system }),
      anchors: joints.map(({ anchor }) => anchor),
      nameRod: (index) => nameRod(index, links),
    }),
    [language, format, system, joints, links],
  );
}
