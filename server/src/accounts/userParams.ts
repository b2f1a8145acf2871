import { USER_OPTIONS } from '@eecs/solver-core';
import { toDollars } from '../plans/money.ts';
import type { UserRow } from '../repositories/users.ts';

/** A user as calls answer with it: field names of the specification, times in ms, -1 for never. */
export interface UserParams {
  readonly className: 'SingleUser';
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: null;
  readonly token: null;
  readonly createdAt: number;
  readonly emailVerifiedAt: number;
  readonly last_ip: string | null;
  readonly logged: boolean;
  readonly restored: boolean;
  readonly rights: number;
  readonly hash: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly frozen: boolean;
  /** Of the newest order that waits for its money; null where there is none. */
  readonly invoice: string | null;
  /** Kept on the account for what is bought next, USD. */
  readonly credit: number;
  readonly suspension?: {
    readonly suspendDate: number;
    readonly resumeDate: number | null;
    readonly welcome: boolean;
  };
}

/** What of a user is not in the user's row. */
export interface UserState {
  readonly logged: boolean;
  /** Number of the newest order that waits for its money; null where there is none. */
  readonly invoice: string | null;
  readonly restored?: boolean;
  /** A suspension has just ended with this login. */
  readonly welcome?: boolean;
}

/** Writes a user as calls answer with it. */
export function toUserParams(
  user: UserRow,
  { logged, invoice, restored = false, welcome = false }: UserState,
): UserParams {
  const { id, firstName, lastName, email, createdAt, emailVerifiedAt, rights, hash, data, options } = user;
  return {
    className: 'SingleUser',
    id,
    firstName,
    lastName,
    email,
    password: null,
    token: null,
    createdAt,
    emailVerifiedAt: emailVerifiedAt ?? -1,
    last_ip: user.lastIp,
    logged,
    restored,
    rights,
    hash,
    data,
    options: { ...USER_OPTIONS, ...options },
    frozen: user.frozenAt !== null,
    invoice,
    credit: toDollars(user.creditCents),
    ...(user.suspendedAt !== null && {
      suspension: { suspendDate: user.suspendedAt, resumeDate: user.resumedAt, welcome },
    }),
  };
}
