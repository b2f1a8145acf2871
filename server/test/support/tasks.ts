import type { Reply } from './accounts.ts';
import type { Account } from './accountsApp.ts';

/** The answer to saving a task. */
export interface Committed {
  readonly affected: number;
  readonly id: number;
  readonly version: number;
  readonly hash: string;
  readonly errno: number;
}

/** Saves a task of an account; with a key the call can be repeated. */
export function commitTask({ browser }: Account, body: object, key = ''): Promise<Reply> {
  return browser.post('/case/commit', { body, ...(key !== '' && { headers: { 'idempotency-key': key } }) });
}
