import { styled } from 'styled-components';
import { LOCALES, Panel, SelectField, useText, vars } from '@eecs/ui-kit';
import { accountMessages } from '../messages/accountMessages.ts';
import { localeNames } from './localeNames.ts';
import type { SettingsPanelProps } from './SettingsPanel.tsx';

/** Units, language and theme. */
export function DisplaySettings({ value, onChange }: Pick<SettingsPanelProps, 'value' | 'onChange'>) {
  const t = useText(accountMessages);
  return (
    <Panel title={t('settings.display')}>
      <Fields>
        <SelectField
          label={t('settings.units')}
          hint={t('settings.unitsHint')}
          value={value.units === 0 ? 'si' : 'us'}
          options={[
            { value: 'si', label: t('settings.si') },
            { value: 'us', label: t('settings.us') },
          ]}
          onChange={(units) => {
            onChange({ units: units === 'si' ? 0 : 1 });
          }}
        />
        <SelectField
          label={t('settings.locale')}
          value={value.locale}
          options={LOCALES.map((locale) => ({ value: locale, label: localeNames[locale] }))}
          onChange={(locale) => {
            onChange({ locale });
          }}
        />
        <SelectField
          label={t('settings.theme')}
          value={value.theme}
          options={(['light', 'dark', 'system'] as const).map((theme) => ({
            value: theme,
            label: t(`settings.${theme}`),
          }))}
          onChange={(theme) => {
            onChange({ theme });
          }}
        />
      </Fields>
    </Panel>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${vars.space3};
  max-width: 420px;
`;
