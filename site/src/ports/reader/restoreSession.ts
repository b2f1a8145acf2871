import type { AuthAnswer } from '@eecs/ui-account';
import type { SettingsStore } from '../../preferences/settingsStore.ts';
import { createAccountsClient } from '../api/accountsClient.ts';
import { openConnection } from './useConnection.ts';

/** Resumes the session of the browser's cookies. */
export function restoreSession(settings: SettingsStore): Promise<AuthAnswer> {
  return createAccountsClient(openConnection(settings)).restore();
}
