import type { SessionStore } from '@eecs/ui-account';
import { onPageLeave } from '@eecs/ui-kit';
import { type OptionsSync, syncOptions } from '../preferences/optionsSync.ts';
import type { SettingsStore } from '../preferences/settingsStore.ts';

/**
 * Keeps local settings and the account's settings equal, with calls that are loaded on demand; pending changes are sent
 * when the reader leaves the page.
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
