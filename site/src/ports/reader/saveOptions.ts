import type { AccountOptions } from '@eecs/ui-account';
import type { SettingsStore } from '../../preferences/settingsStore.ts';
import { createAccountsClient } from '../api/accountsClient.ts';
import { openConnection } from './useConnection.ts';

/** Stores options in the account of the logged-in user. */
export async function saveOptions(settings: SettingsStore, options: AccountOptions): Promise<void> {
  await createAccountsClient(openConnection(settings)).saveOptions(options);
}
