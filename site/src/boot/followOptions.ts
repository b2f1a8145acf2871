import type { SessionStore } from '@eecs/ui-account';
import { onPageLeave } from '@eecs/ui-kit';
import { type OptionsSync, syncOptions } from '../preferences/optionsSync.ts';
import type { SettingsStore } from '../preferences/settingsStore.ts';

/**
 * Keeps settings and account in step by calls that are loaded when they are needed;
 * what waits is sent when the page is left.
 */
export function followOptions({
  settings,
  session,
}: {
  readonly settings: SettingsStore;
  readonly session: SessionStore;
}): OptionsSync {
  const sync = syncOptions({
    settings,
    session,
    save: async (options) => {
      const { saveOptions } = await import('../ports/reader/saveOptions.ts');
      await saveOptions(settings, options);
    },
  });
  onPageLeave('keep', sync.flush);
  return sync;
}
