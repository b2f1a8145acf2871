import type { HandUnits, HandWords } from '@eecs/solver-core/hand';
import { type MessageKey, useConventions, useDigits, useLocale, useText } from '@eecs/ui-kit';
import { handMessages } from './handMessages.ts';
import { createHandWords } from './handWords.ts';

/** Returns the words of a hand calculation, in the reader's language and digits and the units of the calculation. */
export function useHandWords(units: HandUnits): HandWords {
  const t = useText(handMessages);
  const locale = useLocale();
  const { shear } = useConventions();
  // The core defines the keys of its lines; a test of the catalogue ensures that each has a text.
  return createHandWords((key, values) => t(key as MessageKey<typeof handMessages.source>, values), {
    locale,
    units,
    digits: useDigits(),
    shear,
  });
}
