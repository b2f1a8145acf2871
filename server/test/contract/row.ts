import type { Reply } from '../support/accounts.ts';
import type { AccountsApp } from '../support/accountsApp.ts';
import type { Belongings, Caller } from './callers.ts';
import type { Call } from './calls.ts';

/** The caller, server and data with which a call of the matrix is sent. */
export interface Scene {
  readonly server: AccountsApp;
  readonly caller: Caller;
  /** The data of another user. */
  readonly other: Belongings;
  /** Returns ids of community sections, each only once. */
  readonly takeCommunityRow: () => Promise<number>;
}

export interface Row {
  readonly call: Call;
  /** The variant of the call, if one row is not enough. */
  readonly what: string;
  readonly send: (scene: Scene) => Promise<Reply>;
  /**
   * Outcomes by caller in the order of `CALLERS`: the status, after a slash the errno, after a space what the answer
   * contains.
   */
  readonly outcomes: string;
  /** Returns what an answer of status 200 contains. */
  readonly read?: (reply: Reply, scene: Scene) => string;
  /** The call changes the caller, so it needs a new one. */
  readonly isLast?: true;
}

/** Sends a POST with the caller's cookies. */
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

/** Reads data with a browser's cookies. */
export const get =
  (url: string) =>
  ({ server, caller }: Scene): Promise<Reply> => {
    const cookie = [...caller.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return server.app.inject({ url, headers: cookie === '' ? {} : { cookie } });
  };

/**
 * Outcomes shared by many rows. The columns: anonymous, unverified, free, subscriber, emergency, frozen, deactivated,
 * root.
 */
export const ALL = '200 | 200 | 200 | 200 | 200 | 200 | 200 | 200';
export const LOGGED = '401/40101 | 401/40101 | 200 | 200 | 403/40302 | 403/6 | 403/6 | 200';
export const LIST = '401/40101 | 401/40101 | 200 | 200 | 200 | 403/6 | 403/6 | 200';
export const ROOT = '401/40101 | 401/40101 | 403/40302 | 403/40302 | 403/40302 | 403/6 | 403/6 | 200';
export const MISSING =
  '401/40101 | 401/40101 | 404/40401 | 404/40401 | 403/40302 | 403/6 | 403/6 | 404/40401';
export const SOLVE = '200 | 200 | 200 | 200 | 200 | 403/6 | 403/6 | 200';
export const PLAN = '200/74301 | 200/74301 | 200/74301 | 200 | 200 | 403/6 | 403/6 | 200';
