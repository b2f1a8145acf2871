import { toDollars } from '../plans/money.ts';
import type { UserRow } from '../repositories/users.ts';
import type { UserParams } from '../schemas/user.ts';
import { USER_OPTIONS } from '../words/userOptions.ts';

/** Data of a user outside the user's row. */
export interface UserState {
  readonly logged: boolean;
  /** Number of the newest order that waits for its payment; null if there is none. */
  readonly invoice: string | null;
  readonly restored?: boolean;
  /** This login has just ended a suspension. */
  readonly welcome?: boolean;
}

/** Converts a user to the form that calls return. */
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
