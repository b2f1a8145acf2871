import { localeNames } from '@eecs/ui-account';
import { LOCALES, useText } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { useServices, useSettings } from '../ports/kept/services.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

export interface LocaleMenuProps {
  /** Shows two letters instead of the language's name. */
  readonly isShort: boolean;
}

/** Selects the language of the whole site. */
export function LocaleMenu({ isShort }: LocaleMenuProps) {
  const t = useText(siteMessages);
  const { settings } = useServices();
  const { locale } = useSettings();
  return (
    <HeaderSelect
      label={t('locale.label')}
      value={locale}
      options={LOCALES.map((value) => ({ value, label: localeNames[value], lang: value }))}
      onChange={(value) => {
        settings.change({ locale: value });
      }}
      face={isShort ? locale.slice(0, 2).toUpperCase() : localeNames[locale]}
    />
  );
}
