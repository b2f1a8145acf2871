import { useText } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';
import { SettingsContent } from '../../shell/SettingsContent.tsx';

export { texts } from '../../shell/SettingsContent.tsx';

/** The settings on their own page. */
export function SettingsPage() {
  const tSite = useText(siteMessages);
  return (
    <ReadingColumn>
      <PageHeading>{tSite('page.settings')}</PageHeading>
      <SettingsContent />
    </ReadingColumn>
  );
}
