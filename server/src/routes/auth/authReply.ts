import { findPending } from '../../repositories/invoices.ts';
import type { UserRow } from '../../repositories/users.ts';
import type { AccountsContext } from '../../accounts/accountsContext.ts';
import { toUserParams, type UserState } from '../../accounts/userParams.ts';
import { subscriptionsInForce } from '../../gating/subscriptionsInForce.ts';
import { translate, type MessageKey } from '../../messages/index.ts';
import type { Locale } from '../../messages/locale.ts';
import { LOGIN, type AuthReply } from '../../schemas/auth.ts';
import type { Subscription } from '../../schemas/user.ts';

type Context = Pick<AccountsContext, 'db' | 'clock' | 'hasGating'>;

/** Answers that nobody is logged in, and why. */
export async function answerNobody(
  { db, clock, hasGating }: Context,
  {
    status = false,
    code = LOGIN.ok,
    text,
    locale,
  }: { status?: boolean; code?: AuthReply['code']; text?: MessageKey; locale: Locale },
): Promise<AuthReply> {
  const subscriptions = await subscriptionsInForce(db, null, clock(), { hasGating });
  return {
    status,
    code,
    message: text === undefined ? '' : translate(locale, text),
    user: null,
    subscriptions,
  };
}

/** Answers with a user: logged in, or with an address that is still to be verified. */
export async function answerUser(
  { db, clock, hasGating }: Context,
  user: UserRow,
  state: Omit<UserState, 'invoice'>,
): Promise<AuthReply & { readonly user: NonNullable<AuthReply['user']> }> {
  const subscriptions = await subscriptionsInForce(db, user.id, clock(), { hasGating });
  const invoice = await findPending(db, user.id);
  const own = subscriptions.filter(({ id }) => id !== 0);
  return {
    status: true,
    code: LOGIN.ok,
    message: '',
    user: { _params: toUserParams(user, { ...state, invoice }), _subscriptions: own },
    subscriptions,
  };
}

/** Returns the keys of all features of subscriptions, each once. */
export function listActivities(subscriptions: readonly Subscription[]): readonly string[] {
  return [...new Set(subscriptions.flatMap(({ activities }) => activities))];
}
