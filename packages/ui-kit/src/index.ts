// Root and settings
export { WidgetRoot, type WidgetRootProps } from './root/WidgetRoot.tsx';
export { useDensity, useLocale, useTheme, useUnits } from './root/useSettings.ts';

// Surroundings
export { type Host, type Store, hasFeature } from './host/host.ts';
export { useHost } from './host/useHost.ts';
export { createLocalStore, type LocalStore } from './storage/createLocalStore.ts';

// State of one mounted widget
export { type KitStore } from './store/kitStore.ts';
export { useKitAtom, useKitAtomValue, useKitStore, useSetKitAtom } from './store/useKitAtom.ts';

// Texts
export { DEFAULT_LOCALE, LOCALES, type Locale, parseLocale } from './i18n/locale.ts';
export {
  type Catalogue,
  defineCatalogue,
  type LoadedMessages,
  loadMessages,
  type MessageKey,
  type Messages,
} from './i18n/catalogue.ts';
export { listCatalogueGaps, listKeys } from './i18n/listCatalogueGaps.ts';
export { type Text, type TextValues, useText } from './i18n/useText.ts';
export { kitMessages } from './messages/kitMessages.ts';

// Theme
export {
  type Density,
  getTokens,
  type ThemeChoice,
  type ThemeName,
  type TokenName,
  type Tokens,
  toVariableName,
  vars,
} from './theme/tokens.ts';
export { themeAtHour } from './theme/themeAtHour.ts';

// Notices
export {
  type BadgePosition,
  DEFAULT_NOTICE_SETTINGS,
  NOTICE_KINDS,
  NOTICE_POSITIONS,
  type NoticeKind,
  type NoticePosition,
  type NoticeRequest,
  type NoticeSettings,
} from './notices/noticeQueue.ts';
export { type NoticeHandle, type Notices, useNotices } from './notices/useNotices.ts';

// Dialogs
export {
  DIALOG_KINDS,
  type DialogKind,
  type DialogOutcome,
  type DialogRequest,
} from './dialog/dialogQueue.ts';
export { type Dialogs, useDialogs } from './dialog/useDialogs.ts';

// Fields and controls
export { Alert, type AlertProps } from './fields/Alert.tsx';
export { Button, type ButtonProps } from './fields/Button.tsx';
export { DataTable, type DataTableProps } from './fields/DataTable.tsx';
export { IconButton, type IconButtonProps } from './fields/IconButton.tsx';
export { Panel, type PanelProps } from './fields/Panel.tsx';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './fields/SegmentedControl.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/SelectField.tsx';
export { SkipLink, type SkipLinkProps } from './fields/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './fields/Spinner.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { VisuallyHidden } from './fields/VisuallyHidden.tsx';

// Failures
export { ErrorBoundary, type ErrorBoundaryProps } from './error/ErrorBoundary.tsx';
