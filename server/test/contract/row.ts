import type { Reply } from '../support/accounts.ts';
import type { AccountsApp } from '../support/accountsApp.ts';
import type { Belongings, Caller } from './callers.ts';
import type { Call } from './calls.ts';

/** The caller, the server and the data that a call of the matrix is sent with. */
export interface Scene {
  readonly server: AccountsApp;
  readonly caller: Caller;
  /** Somebody else, and what is theirs. */
  readonly other: Belongings;
  /** Numbers of community sections, each given out once. */
  readonly takeCommunityRow: () => Promise<number>;
}

export interface Row {
  readonly call: Call;
  /** The variant of the call, if one row is not enough. */
  readonly what: string;
  readonly send: (scene: Scene) => Promise<Reply>;
  /**
   * Outcomes by caller in the order of `CALLERS`: the status, behind a slash the
   * errno, behind a blank what is in the answer.
   */
  readonly outcomes: string;
  /** Reads what is in an answer of status 200. */
  readonly read?: (reply: Reply, scene: Scene) => string;
  /** The call changes who the caller is: it needs one of its own. */
  readonly isLast?: true;
}

/** Sends a POST with the cookies of who calls. */
export const post = (
  url: string,
  body?: (scene: Scene) => object,
  headers?: (scene: Scene) => Record<string, string>,
) => {
  return (scene: Scene) =>
    scene.caller.browser.post(url, {
      ...(body && { body: body(scene) }),
      ...(headers && { headers: headers(scene) }),
    });
};

/** Reads a page of data with the cookies of a browser. */
export const get =
  (url: string) =>
  ({ server, caller }: Scene): Promise<Reply> => {
    const cookie = [...caller.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return server.app.inject({ url, headers: cookie === '' ? {} : { cookie } });
  };

/**
 * Outcomes of many rows. The columns: anonymous, unverified, free, subscriber, emergency, frozen, deactivated, root.
 */
export const ALL = '200 | 200 | 200 | 200 | 200 | 200 | 200 | 200';
export const LOGGED = '401/40101 | 401/40101 | 200 | 200 | 403/40302 | 403/6 | 403/6 | 200';
export const LIST = '401/40101 | 401/40101 | 200 | 200 | 200 | 403/6 | 403/6 | 200';
export const ROOT = '401/40101 | 401/40101 | 403/40302 | 403/40302 | 403/40302 | 403/6 | 403/6 | 200';
export const MISSING =
  '401/40101 | 401/40101 | 404/40401 | 404/40401 | 403/40302 | 403/6 | 403/6 | 404/40401';
export const SOLVE = '200 | 200 | 200 | 200 | 200 | 403/6 | 403/6 | 200';
export const PLAN = '200/74301 | 200/74301 | 200/74301 | 200 | 200 | 403/6 | 403/6 | 200';
