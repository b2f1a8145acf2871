import { findPending } from '../../repositories/invoices.ts';
import type { UserRow } from '../../repositories/users.ts';
import type { AccountsContext } from '../../accounts/accountsContext.ts';
import { toUserParams, type UserParams, type UserState } from '../../accounts/userParams.ts';
import { subscriptionsInForce, type Subscription } from '../../gating/subscriptionsInForce.ts';
import { translate, type MessageKey } from '../../messages/index.ts';
import type { Locale } from '../../messages/locale.ts';

/** What calls that log in and out answer with. */
export interface AuthAnswer {
  readonly status: boolean;
  readonly code: number | string;
  readonly message: string;
  readonly user: { readonly _params: UserParams; readonly _subscriptions: Subscription[] } | null;
  readonly subscriptions: Subscription[];
}

type Context = Pick<AccountsContext, 'db' | 'clock'>;

/** Answers with nobody logged in, and why. */
export async function answerNobody(
  { db, clock }: Context,
  {
    status = false,
    code = 0,
    text,
    locale,
  }: { status?: boolean; code?: number | string; text?: MessageKey; locale: Locale },
): Promise<AuthAnswer> {
  const subscriptions = await subscriptionsInForce(db, null, clock());
  return {
    status,
    code,
    message: text === undefined ? '' : translate(locale, text),
    user: null,
    subscriptions,
  };
}

/** Answers with a user: one who is logged in, or whose address is still to be verified. */
export async function answerUser(
  { db, clock }: Context,
  user: UserRow,
  state: Omit<UserState, 'invoice'>,
): Promise<AuthAnswer & { readonly user: NonNullable<AuthAnswer['user']> }> {
  const subscriptions = await subscriptionsInForce(db, user.id, clock());
  const invoice = await findPending(db, user.id);
  const own = subscriptions.filter(({ id }) => id !== 0);
  return {
    status: true,
    code: 0,
    message: '',
    user: { _params: toUserParams(user, { ...state, invoice }), _subscriptions: own },
    subscriptions,
  };
}

/** Gives the keys of all features of subscriptions, each once. */
export function listActivities(subscriptions: readonly Subscription[]): readonly string[] {
  return [...new Set(subscriptions.flatMap(({ activities }) => activities))];
}
