import { afterAll, beforeAll, beforeEach } from 'vitest';
import { logInAgain, openAccountsApp, type Account, type AccountsApp } from './accountsApp.ts';

/** The application of a file's tests, and the account of the running test. */
export interface Stage {
  readonly server: AccountsApp;
  readonly account: Account;
  /** Gives the account another browser, because sessions have expired after some days. */
  logInAgain(): Promise<Account>;
}

/** Prepares a stage for the tests of the calling block, with additional settings; each test gets its own account. */
export function setStage(
  given: Parameters<typeof openAccountsApp>[0] = {},
  prepare: (stage: Stage) => Promise<void> = () => Promise.resolve(),
): Stage {
  let server: AccountsApp | undefined;
  let account: Account | undefined;
  const met = <T>(what: T | undefined): T => {
    if (what === undefined) throw new Error('the stage is set when tests run');
    return what;
  };
  const stage: Stage = {
    get server() {
      return met(server);
    },
    get account() {
      return met(account);
    },
    async logInAgain() {
      account = { ...stage.account, browser: await logInAgain(stage.server, stage.account) };
      return account;
    },
  };
  beforeAll(async () => {
    server = await openAccountsApp(given);
  });
  beforeEach(async () => {
    account = await stage.server.openAccount();
    await prepare(stage);
  });
  afterAll(() => server?.close());
  return stage;
}
