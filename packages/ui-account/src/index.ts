// Settings
export { SettingsPanel, type SettingsPanelProps } from './settings/SettingsPanel.tsx';
export {
  DEFAULT_SETTINGS,
  FIXED_DIGITS_RANGE,
  isFixedDigits,
  parseSettings,
  type Settings,
} from './settings/settings.ts';
export { localeNames } from './settings/localeNames.ts';

// Texts
export { accountMessages } from './messages/accountMessages.ts';
