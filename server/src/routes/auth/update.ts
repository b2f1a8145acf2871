import type { FastifyPluginCallbackTypebox, Static } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { hasLeft, isAwaited } from '../../http/isAwaited.ts';
import { changeProfile } from '../../accounts/changeProfile.ts';
import { nameBrowser } from '../../accounts/nameBrowser.ts';
import { ApiFailure } from '../../failures/errors.ts';
import { isRecord } from '../../text/isRecord.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { buy } from '../../billing/buy.ts';
import type { Choice } from '../../plans/choice.ts';
import { quoteChoice, type Buyer } from '../../billing/quoteChoice.ts';
import { listLabelled } from '../../billing/listLabelled.ts';
import { isRoot, type LoggedCaller } from '../../accounts/caller.ts';
import { findUser } from '../../repositories/users.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { RepeatableHeaders } from '../../schemas/headers.ts';
import { ProfileBody, ProfileReply } from '../../schemas/profile.ts';
import { listActivities, answerUser } from './authReply.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import type { BillingContext } from '../../billing/billingContext.ts';
import { toInvoiceReply, toQuoteReply } from './purchaseReplies.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';

const MAX_DATA = 8 * 1024;

export interface UpdateOptions extends AuthRouteOptions {
  readonly billing: BillingContext;
}

type Body = Static<typeof ProfileBody>;

interface Wanted {
  readonly choice: Choice;
  readonly preview: boolean | undefined;
  /** Id of the quote for the purchase. */
  readonly quote: string | undefined;
}

/** POST /auth/update */
export const updateRoute: FastifyPluginCallbackTypebox<UpdateOptions> = (
  app,
  { accounts, billing },
  done,
) => {
  app.route({
    method: 'POST',
    url: '/auth/update',
    config: { hashes: bringsPassword, access: 'emergency', rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Change the account, or buy a plan',
      description:
        'For logged-in users; a session of an emergency link may only set a password. A new address or password requires currentPassword. A new password ends all other sessions; so does a new address, which takes effect when its mailed link is used. A choice of a plan must be the only field besides preview and quote: with preview the answer is a quote, valid for 15 minutes, and with that quote the plan is bought. A repeat with the same Idempotency-Key gets the same invoice.',
      headers: RepeatableHeaders,
      body: ProfileBody,
      response: withErrors(
        { 200: ProfileReply },
        'schema',
        ...POSTED,
        'auth',
        'missing',
        'notPurchasable',
        'busy',
        'db',
      ),
    },
    handler: async (request, reply) => {
      const caller = loggedCallerOf(request);
      const buyer = { userId: caller.userId, isRoot: isRoot(caller) };
      const { choice, preview, quote, ...change } = request.body;
      if (choice !== undefined) {
        if (caller.scope === 'emergency') throw new ApiFailure('restricted');
        // One of two actions in a request could fail, so a purchase must be alone.
        if (Object.keys(change).length > 0) throw refuse('/choice', 'alone');
        const { 'idempotency-key': key } = request.headers;
        const done = await takePlan(buyer, { choice, preview, quote }, { key, requestId: request.id });
        return { ...(await answerAs(caller)), ...done };
      }
      if (preview !== undefined || quote !== undefined) throw refuse('/choice', 'required');
      const from = {
        client: request.throttleKey,
        requestId: request.id,
        browser: nameBrowser(request.headers['user-agent']),
        isAwaited: () => isAwaited(reply),
        hasLeft: () => hasLeft(reply),
      };
      const { opened, welcome } = await changeAccount(caller, change, from);
      const answer = await answerAs(caller, { welcome });
      if (opened !== null) reply.setSession(opened, listActivities(answer._subscriptions));
      return answer;
    },
  });

  const takePlan = async (
    buyer: Buyer,
    { choice, preview = false, quote }: Wanted,
    { key, requestId }: { readonly key: string | undefined; readonly requestId: string },
  ) => {
    if (preview) return { quote: toQuoteReply(await quoteChoice(billing, buyer, choice), billing.seller) };
    if (quote === undefined) throw refuse('/quote', 'required');
    return { invoice: toInvoiceReply(await buy(billing, buyer, { choice, quote, key, requestId })) };
  };

  const changeAccount = async (
    caller: LoggedCaller,
    { suspension, ...change }: Omit<Body, 'choice' | 'preview' | 'quote'>,
    from: {
      readonly client: string | null;
      readonly requestId: string;
      readonly browser: string | null;
      readonly isAwaited: () => boolean;
      readonly hasLeft: () => boolean;
    },
  ) => {
    if (change.data !== undefined && JSON.stringify(change.data).length > MAX_DATA)
      throw new ApiFailure('schema', { details: [{ path: '/data', rule: 'maxLength', limit: MAX_DATA }] });
    // The server decides the time: a date from the client's clock is not read.
    const paused = suspension && ('suspendDate' in suspension ? 'suspend' : 'resume');
    return changeProfile(accounts, caller, { change: { ...change, suspension: paused }, ...from });
  };

  const answerAs = async (caller: LoggedCaller, { welcome = false } = {}) => {
    const user = await findUser(accounts.db, caller.userId);
    if (user === null) throw new ApiFailure('expired');
    const { user: own, subscriptions } = await answerUser(accounts, user, { logged: true, welcome });
    const _products = await listLabelled(billing, subscriptions, { withDevelopment: isRoot(caller) });
    return { ...own, _products };
  };
  done();
};

function refuse(path: string, rule: string): ApiFailure {
  return new ApiFailure('schema', { details: [{ path, rule }] });
}

/** Returns whether the request changes something that requires a password; other changes of an account do not. */
function bringsPassword({ body }: FastifyRequest): boolean {
  return isRecord(body) && ('password' in body || 'currentPassword' in body);
}
