import { useSyncExternalStore } from 'react';
import { accountMessages, SettingsPanel } from '@eecs/ui-account';
import { useText } from '@eecs/ui-kit';
import { KIND_ROWS } from '../kinds/kinds.ts';
import { useServices, useSettings, useShownUnits } from '../ports/kept/services.ts';
import { settingsMessages } from './settingsMessages.ts';

/** Catalogues that must have loaded before the settings are shown. */
export const texts = [settingsMessages, accountMessages];

/**
 * All settings of the reader, the state of the last change, and the data stored in this browser: on its page and in the
 * drawer.
 */
export function SettingsContent() {
  const t = useText(settingsMessages);
  const services = useServices();
  const { local, settings, optionsSync } = services;
  const state = useSyncExternalStore(optionsSync.subscribe, optionsSync.get);
  const value = { ...useSettings(), units: useShownUnits() };
  return (
    <>
      <p role="status">{t(`settings.kept.${state}`)}</p>
      <SettingsPanel
        value={value}
        onChange={settings.change}
        onClearCase={() => {
          for (const { id } of KIND_ROWS) services.shelves[id].clear();
        }}
        onClearAll={() => {
          const { cookiesAccepted } = value;
          local.clear();
          settings.reload();
          if (cookiesAccepted) settings.change({ cookiesAccepted });
          for (const { id } of KIND_ROWS) services.shelves[id].reload();
        }}
      />
    </>
  );
}
