import { useSyncExternalStore } from 'react';
import { accountMessages, SettingsPanel } from '@eecs/ui-account';
import { useText } from '@eecs/ui-kit';
import { settingsMessages } from './settingsMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useServices, useSettings } from '../../ports/services.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';

export const texts = [settingsMessages, accountMessages];

/** Everything the reader may choose, and what this browser keeps. */
export function SettingsPage() {
  const t = useText(settingsMessages);
  const tSite = useText(siteMessages);
  const { local, settings, optionsSync, shelf, trussShelf } = useServices();
  const state = useSyncExternalStore(optionsSync.subscribe, optionsSync.get);
  const value = useSettings();
  return (
    <ReadingColumn>
      <PageHeading>{tSite('page.settings')}</PageHeading>
      <p role="status">{t(`settings.kept.${state}`)}</p>
      <SettingsPanel
        value={value}
        onChange={settings.change}
        onClearCase={() => {
          shelf.clear();
          trussShelf.clear();
        }}
        onClearAll={() => {
          const { cookiesAccepted } = value;
          local.clear();
          settings.reload();
          if (cookiesAccepted) settings.change({ cookiesAccepted });
          shelf.reload();
          trussShelf.reload();
        }}
      />
    </ReadingColumn>
  );
}
