import { type LoadedMessages, useLocale } from '@eecs/ui-kit';
import { useSettings } from '../kept/services.ts';

const NO_TEXTS: readonly LoadedMessages[] = [];

/**
 * Returns the reader's look settings for any editor, with the preloaded texts; the editor loads missing ones itself.
 */
export function useReaderLook(preloaded: readonly LoadedMessages[] | null) {
  const { theme, units, isDense, fixedDigits } = useSettings();
  const locale = useLocale();
  return {
    preloaded: preloaded ?? NO_TEXTS,
    theme,
    locale,
    units,
    density: isDense ? ('compact' as const) : ('comfortable' as const),
    digits: fixedDigits,
  };
}
