import { Type } from '@fastify/type-provider-typebox';
import { Subscription, UserParams } from './user.ts';

const locale = Type.Optional(
  Type.String({ description: 'en-US, ru or uk: the language of texts and of mails; anything else is en-US' }),
);

/** Headers of calls that say who one is. */
export const CredentialHeaders = Type.Object({
  'client-locale': locale,
  authorization: Type.Optional(
    Type.String({
      description:
        'The JSON {"email":…,"password":"v1.…"} itself, ASCII, or EECS and its base64url; the password is the hash made by the client',
    }),
  ),
});

/** Calls without a body may also send an empty object. */
export const EmptyBody = Type.Optional(
  Type.Union([Type.Null(), Type.Object({}, { additionalProperties: false })]),
);

/** Who is logged in, and what is in force for the session. */
export const AuthReply = Type.Object({
  status: Type.Boolean(),
  code: Type.Union([Type.Integer(), Type.String()], {
    description: '0; 6 frozen; 8 wrong address or password; reactivate; used or expired of a link',
  }),
  message: Type.String(),
  user: Type.Union([
    Type.Null(),
    Type.Object({ _params: UserParams, _subscriptions: Type.Array(Subscription) }),
  ]),
  subscriptions: Type.Array(Subscription),
});

export const LogOutReply = Type.Object({
  status: Type.Literal(true),
  subscriptions: Type.Array(Subscription),
});

export const RegisterReply = Type.Union([
  Type.Literal(true, { description: 'Made; the activation link is on its way' }),
  Type.Object({
    className: Type.Literal('SingleUser'),
    email: Type.String(),
    registered: Type.Literal(true, { description: 'The address has an account already' }),
  }),
]);

export const AskLinkReply = Type.Union([
  Type.Object({
    _code: Type.String({ description: 'Which mail was sent: emergency, register or reactivate' }),
  }),
  Type.Object({ notFound: Type.Literal(true) }),
]);

export const CloseAccountReply = Type.Union([
  Type.Object({
    status: Type.Literal(true),
    until: Type.Number({
      description: 'When everything is erased, ms since 1970 UTC; until then a mailed link opens it again',
    }),
  }),
  Type.Object({ notFound: Type.Literal(true) }),
]);
