// Surroundings
export type {
  AccountAnswer,
  AccountApi,
  AuthAnswer,
  LinkAnswer,
  Subscription,
  User,
} from './api/accountApi.ts';
export { type AccountFailure, isReauth, isSessionEnd, type RefusedPlace } from './api/accountFailure.ts';

// Session
export { AccountContext, type AccountServices, useAccount, useSession } from './session/AccountContext.ts';
export { createSession, type SessionStore } from './session/createSession.ts';
export { isLoggedIn, isRoot, reduceSession, type Session, type SessionEvent } from './session/session.ts';

// Logging in
export { AskLink, type AskLinkProps } from './login/AskLink.tsx';
export { LinkCard, type LinkCardProps } from './login/LinkCard.tsx';
export { LoginForm, type LoginFormProps } from './login/LoginForm.tsx';
export { RegisterForm } from './login/RegisterForm.tsx';

// Cabinet
export { Cabinet, type CabinetProps } from './cabinet/Cabinet.tsx';

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
export { cabinetMessages } from './cabinet/cabinetMessages.ts';
export { formMessages } from './forms/formMessages.ts';
export { loginMessages } from './login/loginMessages.ts';
