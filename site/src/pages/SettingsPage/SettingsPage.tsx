import { accountMessages, SettingsPanel } from '@eecs/ui-account';
import { useText } from '@eecs/ui-kit';
import { settingsMessages } from './settingsMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useServices, useSettings } from '../../ports/services.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';

/** The key that outlives a clearing: the consent to cookies. */
const KEPT_KEYS = ['cookiesAccepted'];

export const texts = [settingsMessages, accountMessages];

/** Everything the reader may choose, and what this browser keeps. */
export function SettingsPage() {
  const t = useText(settingsMessages);
  const tSite = useText(siteMessages);
  const { local, settings, shelf } = useServices();
  const value = useSettings();
  return (
    <ReadingColumn>
      <PageHeading>{tSite('page.settings')}</PageHeading>
      <p>{t('settings.lead')}</p>
      <SettingsPanel
        value={value}
        onChange={settings.change}
        onClearCase={() => {
          shelf.clear();
        }}
        onClearAll={() => {
          local.clear({ keep: KEPT_KEYS });
          settings.reload();
          shelf.reload();
        }}
      />
    </ReadingColumn>
  );
}
