import { createTaskList, type Subscription, type User } from '@eecs/ui-account';
import type { Locale } from '@eecs/ui-kit';
import { createAccountsClient } from '../api/accountsClient.ts';
import type { CallApi } from '../api/callApi.ts';
import { createLibraryClient } from '../api/libraryClient.ts';
import { createPlansClient } from '../api/plansClient.ts';
import { createTasksClient } from '../api/tasksClient.ts';

export interface GatheredFrom {
  readonly user: User;
  readonly subscriptions: readonly Subscription[];
  readonly locale: Locale;
}

/** Collects everything stored in an account, with the calls that its owner may make. Rejects with the first failure. */
export async function gatherAccount(
  call: CallApi,
  { user, subscriptions, locale }: GatheredFrom,
): Promise<Readonly<Record<string, unknown>>> {
  const accounts = createAccountsClient(call);
  const library = createLibraryClient(call);
  const list = createTaskList(createTasksClient(call));
  await list.load(user.id);
  const { tasks, status, failure } = list.get();
  if (status === 'failed') throw failure;
  const own = (rows: readonly { readonly user_id: number | null }[]) =>
    rows.filter(({ user_id }) => user_id === user.id);
  return {
    exported: new Date().toISOString(),
    user,
    subscriptions,
    invoices: await createPlansClient(call).listInvoices(),
    sessions: await accounts.listSessions(),
    tasks,
    materials: own(await library.listRows('material', locale)),
    sections: own(await library.listRows('section', locale)),
  };
}
