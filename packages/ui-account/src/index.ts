// Surroundings
export type {
  AccountAnswer,
  AccountApi,
  AuthAnswer,
  RunningSession,
  LinkAnswer,
  Subscription,
  User,
} from './api/accountApi.ts';
export {
  type AccountFailure,
  isFrozen,
  isReauth,
  isSessionEnd,
  readFailure,
  type RefusedPlace,
} from './api/accountFailure.ts';

// Session
export { AccountContext, type AccountServices, useAccount, useSession } from './session/AccountContext.ts';
export { reportToSession } from './session/reportToSession.ts';
export { createSession, type SessionStore } from './session/createSession.ts';
export {
  findUser,
  isLoggedIn,
  isRoot,
  isUnknown,
  reduceSession,
  type Session,
  type SessionEvent,
} from './session/session.ts';

// Logging in
export { AskLink, type AskLinkProps } from './login/AskLink.tsx';
export { LinkCard, type LinkCardProps } from './login/LinkCard.tsx';
export { LoginForm, type LoginFormProps } from './login/LoginForm.tsx';
export { RegisterForm, type RegisterFormProps } from './login/RegisterForm.tsx';

// Cabinet
export { Cabinet, type CabinetProps } from './cabinet/Cabinet.tsx';

// Saved tasks
export type { SavedTask, TaskKind, TaskPlace, TasksApi, TaskToSave } from './api/tasksApi.ts';
export { NameDialog, type NameDialogProps } from './tasks/NameDialog.tsx';
export { ConflictDialog, type ConflictChoice, type ConflictDialogProps } from './tasks/ConflictDialog.tsx';
export { DifferenceTable, type DifferenceTableProps } from './tasks/DifferenceTable.tsx';
export { copyTitle } from './tasks/copyTitle.ts';
export { createTaskList, type TaskList, type TaskListState } from './tasks/createTaskList.ts';
export { TaskManager, type TaskManagerProps } from './tasks/TaskManager.tsx';
export { type TaskVerbs, useTaskVerbs } from './tasks/useTaskVerbs.ts';

// Requests to a server
export { AskedView, type AskedViewProps } from './forms/AskedView.tsx';
export { type Asked, useAsked } from './forms/useAsked.ts';
export { useWrittenDate } from './forms/useWrittenDate.ts';

// Plans
export type {
  Bought,
  Features,
  ListedInvoice,
  Period,
  PlanChoice,
  PlanLabel,
  PlansAnswer,
  PlansApi,
  Product,
  Quote,
} from './api/plansApi.ts';
export { InvoiceList, type InvoiceListProps } from './plans/InvoiceList.tsx';
export { InvoiceSheet, type InvoiceSheetProps } from './plans/InvoiceSheet.tsx';
export { listAlerts, listPlanMessages, type PlanMessage } from './plans/listAlerts.ts';
export { NoticeList, type NoticeListProps } from './plans/NoticeList.tsx';
export { planMessages } from './plans/planMessages.ts';
export { PlanTable, type PlanTableProps, type Selling } from './plans/PlanTable.tsx';
export { SubscribeForm, type SubscribeFormProps } from './plans/SubscribeForm.tsx';
export { SubscriptionList, type SubscriptionListProps } from './plans/SubscriptionList.tsx';
export { type PlanNames, usePlanNames } from './plans/usePlanNames.ts';

// Settings
export { SettingsPanel, type SettingsPanelProps } from './settings/SettingsPanel.tsx';
export {
  DEFAULT_SETTINGS,
  FIXED_DIGITS_RANGE,
  isFixedDigits,
  parseSettings,
  type Settings,
} from './settings/settings.ts';
export {
  type AccountOptions,
  fromAccountOptions,
  isUntouched,
  listChosen,
  toAccountOptions,
} from './settings/accountOptions.ts';
export { USER_OPTIONS, type UserOptions } from './settings/userOptions.ts';
export { localeNames } from './settings/localeNames.ts';

// Texts
export { accountMessages } from './messages/accountMessages.ts';
export { cabinetMessages } from './cabinet/cabinetMessages.ts';
export { formMessages } from './forms/formMessages.ts';
export { loginMessages } from './login/loginMessages.ts';
export { savedTaskMessages } from './tasks/taskMessages.ts';
