import { USER_OPTIONS } from '@eecs/solver-core';
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
  readonly suspension?: {
    readonly suspendDate: number;
    readonly resumeDate: number | null;
    readonly welcome: boolean;
  };
}

/** Writes a user as calls answer with it. `welcome`: a suspension has just ended with this login. */
export function toUserParams(
  user: UserRow,
  { logged, restored = false, welcome = false }: { logged: boolean; restored?: boolean; welcome?: boolean },
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
    ...(user.suspendedAt !== null && {
      suspension: { suspendDate: user.suspendedAt, resumeDate: user.resumedAt, welcome },
    }),
  };
}
