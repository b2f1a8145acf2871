/** A subscription to a branch: a bought one, or the free bundle. */
export interface Subscription {
  readonly id: number;
  readonly branchId: number;
  readonly branch: string;
  /** 1 is free, 2 standard, 3 professional. */
  readonly bundleId: number;
  /** Months. */
  readonly period: 1 | 6 | 12;
  /** Beginning and end, ms since 1970. */
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
  /** Keys of the included features, such as `msb.mohr`. */
  readonly activities: readonly string[];
}

/** A user with an account, as the server describes one. */
export interface User {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Four groups of random characters by which support identifies the account. */
  readonly hash: string;
  /** ms since 1970. */
  readonly createdAt: number;
  /** -1 if the address has not been confirmed. */
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
  /** Why the call did not succeed, in the reader's language. */
  readonly message: string;
  readonly user: {
    readonly _params: User;
    readonly _subscriptions: readonly Subscription[];
  } | null;
  /** The subscription in force for each branch: the bought one, otherwise the free bundle. */
  readonly subscriptions?: readonly Subscription[];
}

/** The account after a change. */
export interface AccountAnswer {
  readonly _params: User;
  readonly _subscriptions: readonly Subscription[];
}

/** A live session of the account; ms since 1970. */
export interface RunningSession {
  readonly begun: number;
  readonly used: number;
  /** Browser and system in words; null if unknown. */
  readonly browser: string | null;
  /** Whether it is the caller's session. */
  readonly isCurrent: boolean;
  /** Identifies it in the call that ends it. */
  readonly mark: string;
}

/** The kind of mail that was sent, or that the address is unknown. */
export type LinkAnswer =
  { readonly _code: 'emergency' | 'register' | 'reactivate' } | { readonly notFound: true };

/**
 * The server calls of the account pages. Passwords are passed as typed: the implementation derives what is sent. A
 * failing call rejects with an `AccountFailure`.
 */
export interface AccountApi {
  readonly register: (email: string, password: string) => Promise<true | { readonly registered: true }>;
  /** A wrong password, a frozen or closed account, and an unconfirmed address are answers rather than failures. */
  readonly logIn: (email: string, password: string) => Promise<AuthAnswer>;
  /** Resumes the session of the browser; without one the answer has no user. */
  readonly restore: () => Promise<AuthAnswer>;
  /** Uses a mailed link, given by the part of its address after `#`. */
  readonly openLink: (link: string) => Promise<AuthAnswer>;
  readonly logOut: () => Promise<unknown>;
  /** Requests a link that logs in without the password, or confirms an address that was not confirmed yet. */
  readonly askLink: (email: string) => Promise<LinkAnswer>;
  /** Requests a link that reopens a closed account. */
  readonly askReactivation: (email: string) => Promise<LinkAnswer>;
  readonly changeProfile: (names: {
    readonly firstName: string;
    readonly lastName: string;
  }) => Promise<AccountAnswer>;
  /** The current password may be omitted only after a login by a mailed link. */
  readonly changePassword: (email: string, next: string, current?: string) => Promise<AccountAnswer>;
  /** The new address takes effect when its mailed link is used. */
  readonly changeEmail: (email: string, next: string, password: string) => Promise<AccountAnswer>;
  /** Lists the live sessions, most recently used first. */
  readonly listSessions: () => Promise<readonly RunningSession[]>;
  /** Ends every session except the caller's. */
  readonly endOtherSessions: () => Promise<{ readonly ended: number }>;
  /** Ends one other session, by its mark. */
  readonly endSession: (mark: string) => Promise<unknown>;
  readonly suspend: () => Promise<AccountAnswer>;
  readonly resume: () => Promise<AccountAnswer>;
  /** Rejects with `errno` 40103 if the password was entered more than ten minutes ago. */
  readonly closeAccount: () => Promise<
    { readonly status: true; readonly until: number } | { readonly notFound: true }
  >;
}
