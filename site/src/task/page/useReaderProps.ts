import type { LoadedMessages } from '@eecs/ui-kit';
import { useServices, useSettings, useSiteSession } from '../../ports/kept/services.ts';
import { useReaderLook } from '../../ports/reader/useReaderLook.ts';
import { readVisitorLimits } from '../../ports/reader/visitorLimits.ts';

/** Returns the reader's preferences as props of an editor of their own documents. */
export function useReaderProps(preloaded: readonly LoadedMessages[]) {
  const options = useSettings();
  const { settings } = useServices();
  const account = useSiteSession();
  return {
    ...useReaderLook(preloaded),
    limits: readVisitorLimits(account),
    options,
    onOptions: settings.change,
  };
}
