import { type LoadedMessages, useLocale } from '@eecs/ui-kit';
import { readVisitorLimits } from '../ports/visitorLimits.ts';
import { useServices, useSettings, useSiteSession } from '../ports/services.ts';

/** Gives how the reader wants any editor to be. */
export function useReaderProps(preloaded: readonly LoadedMessages[]) {
  const options = useSettings();
  const { settings } = useServices();
  const locale = useLocale();
  const account = useSiteSession();
  const { theme, units, isDense, fixedDigits } = options;
  return {
    limits: readVisitorLimits(account),
    preloaded,
    theme,
    locale,
    units,
    density: isDense ? ('compact' as const) : ('comfortable' as const),
    digits: fixedDigits,
    options,
    onOptions: settings.change,
  };
}
