/** A subscription to a branch: the one that was bought, or the free bundle. */
export interface Subscription {
  readonly id: number;
  readonly branchId: number;
  readonly branch: string;
  /** 1 is free, 2 standard, 3 professional. */
  readonly bundleId: number;
  /** Months. */
  readonly period: 1 | 6 | 12;
  /** Begin and end, ms since 1970. */
  readonly issued: number;
  readonly expires: number;
  readonly next: {
    readonly bundle_id: number;
    readonly period: 1 | 6 | 12;
    readonly price: number;
  } | null;
  readonly messages: readonly {
    readonly key: 'ends' | 'ended' | 'paid' | 'switched';
    /** When it ends or ended, was paid or switched, ms since 1970. */
    readonly at?: number;
    readonly days?: number;
    readonly branchId: number;
  }[];
  /** Keys of the features in it, as `msb.mohr`. */
  readonly activities: readonly string[];
}

/** A person with an account, as the server describes one. */
export interface User {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Four groups of random characters by which support knows the account. */
  readonly hash: string;
  /** ms since 1970. */
  readonly createdAt: number;
  /** -1 where the address has not been confirmed. */
  readonly emailVerifiedAt: number;
  /** False if the address is still to be confirmed. */
  readonly logged: boolean;
  /** Bit mask: 1 is root. */
  readonly rights: number;
  readonly options: object;
  readonly suspension?: {
    readonly suspendDate: number;
    readonly resumeDate: number | null;
    readonly welcome: boolean;
  };
}

/** The answer to a login, a mailed link or a session that is resumed. */
export interface AuthAnswer {
  readonly status: boolean;
  /** 0, 6 frozen, 8 wrong address or password, `reactivate`, `used`, `expired`, or what a link was for. */
  readonly code: number | string;
  /** Why not, in the reader's language. */
  readonly message: string;
  readonly user: {
    readonly _params: User;
    readonly _subscriptions: readonly Subscription[];
  } | null;
  /** The subscription in force for each branch: the one that was bought, else the free bundle. */
  readonly subscriptions?: readonly Subscription[];
}

/** The account after a change. */
export interface AccountAnswer {
  readonly _params: User;
  readonly _subscriptions: readonly Subscription[];
}

/** A session of the account that runs; ms since 1970. */
export interface RunningSession {
  readonly begun: number;
  readonly used: number;
  /** Browser and system in words; null if they are not known. */
  readonly browser: string | null;
  /** It is the one that asks. */
  readonly isCurrent: boolean;
  /** Names it where it is to be ended. */
  readonly mark: string;
}

/** The mail that is on its way, or that the address is unknown. */
export type LinkAnswer =
  { readonly _code: 'emergency' | 'register' | 'reactivate' } | { readonly notFound: true };

/**
 * The server, as the pages of an account know it. Passwords are as they were typed: whoever implements the port makes
 * of them what travels. A call that brings nothing rejects with an `AccountFailure`.
 */
export interface AccountApi {
  readonly register: (email: string, password: string) => Promise<true | { readonly registered: true }>;
  /** A wrong password, an account that is frozen or closed, and an address that was never confirmed are answers. */
  readonly logIn: (email: string, password: string) => Promise<AuthAnswer>;
  /** Takes up the session of the browser; without one the answer has no user. */
  readonly restore: () => Promise<AuthAnswer>;
  /** Uses a mailed link: what is behind the `#` of its address. */
  readonly openLink: (link: string) => Promise<AuthAnswer>;
  readonly logOut: () => Promise<unknown>;
  /** Asks for a link that lets in without the password, or confirms an address that was not confirmed yet. */
  readonly askLink: (email: string) => Promise<LinkAnswer>;
  /** Asks for a link that opens a closed account again. */
  readonly askReactivation: (email: string) => Promise<LinkAnswer>;
  readonly changeProfile: (names: {
    readonly firstName: string;
    readonly lastName: string;
  }) => Promise<AccountAnswer>;
  /** Without the current password only where a mailed link let in. */
  readonly changePassword: (email: string, next: string, current?: string) => Promise<AccountAnswer>;
  /** The new address counts once its mailed link was used. */
  readonly changeEmail: (email: string, next: string, password: string) => Promise<AccountAnswer>;
  /** The sessions that run, the one used last first. */
  readonly listSessions: () => Promise<readonly RunningSession[]>;
  /** Ends every session but the one that asks. */
  readonly endOtherSessions: () => Promise<{ readonly ended: number }>;
  /** Ends one other session, by its mark. */
  readonly endSession: (mark: string) => Promise<unknown>;
  readonly suspend: () => Promise<AccountAnswer>;
  readonly resume: () => Promise<AccountAnswer>;
  /** Rejects with `errno` 40103 where the password was given more than ten minutes ago. */
  readonly closeAccount: () => Promise<
    { readonly status: true; readonly until: number } | { readonly notFound: true }
  >;
}
