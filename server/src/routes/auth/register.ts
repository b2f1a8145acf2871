import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { hasLeft, isAwaited } from '../../http/isAwaited.ts';
import { register } from '../../accounts/register.ts';
import { toLocale } from '../../messages/locale.ts';
import { PasswordHeaders, EmptyBody, RegisterReply } from '../../schemas/auth.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { credentialsOf } from './credentialsOf.ts';
import type { AuthRouteOptions } from './authRouteOptions.ts';

/** POST /auth/register */
export const registerRoute: FastifyPluginCallbackTypebox<AuthRouteOptions> = (app, { accounts }, done) => {
  app.route({
    method: 'POST',
    url: '/auth/register',
    config: { hashes: true, isBodyless: true, readsAuthorization: true },
    schema: {
      summary: 'Create an account and mail a link that activates it',
      description:
        'Registers the address and the password in the Authorization header. The user is logged in only after using the mailed link. If the address has an account, the answer states that, unless the server does not disclose accounts (DISCLOSE_ACCOUNTS=off). Limited to five calls an hour from one address.',
      headers: PasswordHeaders,
      body: EmptyBody,
      response: withErrors({ 200: RegisterReply }, 'schema', ...POSTED, 'busy', 'db'),
    },
    handler: async (request, reply) => {
      const credentials = credentialsOf(request);
      const isNew = await register(accounts, {
        credentials,
        client: request.throttleKey,
        locale: toLocale(request.headers['client-locale']),
        requestId: request.id,
        isAwaited: () => isAwaited(reply),
        hasLeft: () => hasLeft(reply),
      });
      if (isNew || !accounts.disclosesAccounts) return true;
      return { className: 'SingleUser', email: credentials.email, registered: true } as const;
    },
  });
  done();
};
