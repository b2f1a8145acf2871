import type { UnitSystem } from '@eecs/solver-core';
import type { HandWords } from '@eecs/solver-core/hand';
import { type MessageKey, useConventions, useLocale, useText } from '@eecs/ui-kit';
import { handMessages } from './handMessages.ts';
import { createHandWords } from './handWords.ts';

/** Gives what a hand calculation is told with, in the reader's language and the units of the document. */
export function useHandWords(system: UnitSystem): HandWords {
  const t = useText(handMessages);
  const locale = useLocale();
  const { shear } = useConventions();
  // The core names its lines; the test of the catalogue sees that each has a text.
  return createHandWords((key, values) => t(key as MessageKey<typeof handMessages.source>, values), {
    locale,
    system,
    shear,
  });
}
