import { Type, type Static } from '@fastify/type-provider-typebox';
import { ERRORS } from '../failures/errors.ts';
import type { LinkPurpose } from '../repositories/oneTimeLinks.ts';
import { MAILED_LINKS } from '../words/links.ts';
import { CommonHeaders } from './headers.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';
import { ms } from './units.ts';
import { Subscription, UserParams } from './user.ts';

/** Headers of a call that identifies its user in one of them. */
const credentialHeaders = (description: string) =>
  Type.Object({
    ...CommonHeaders.properties,
    authorization: Type.Optional(Type.String({ description })),
  });

export const PasswordHeaders = credentialHeaders(
  'The JSON {"email":…,"password":"v1.…"} itself, ASCII, or EECS and its base64url; the password is the hash made by the client',
);

export const AddressHeaders = credentialHeaders(
  'The JSON {"email":…} itself, ASCII, or EECS and its base64url',
);

export const LinkHeaders = credentialHeaders(
  'For a mailed link: Link and the part after the # of its address; omitted to resume the session of the cookies',
);

/** Calls without a body may also send an empty object. */
export const EmptyBody = Type.Optional(
  Type.Union([Type.Null(), Type.Object({}, { additionalProperties: false })]),
);

/** Codes of login answers. 7, for an unknown address, is not among them, because it would reveal just that. */
export const LOGIN = { ok: 0, frozen: ERRORS.frozen.errno, wrong: 8 } as const;

const LINK_PURPOSES = wordsOf<LinkPurpose>({
  activation: true,
  emergency: true,
  reactivation: true,
  email: true,
});

const AuthCode = Type.Union(
  [
    oneOf(Object.values(LOGIN)),
    oneOf(['reactivate', 'used', 'expired']),
    oneOf(LINK_PURPOSES, { description: 'The purpose of the link that was used to log in' }),
  ],
  {
    title: 'AuthCode',
    description:
      '0 without further information; 6 frozen; 8 wrong address or password; reactivate: closed, and may be opened again; used or expired: the link is no longer valid',
  },
);

/** The logged-in user, and the features in force for the session. */
export const AuthReply = Type.Object(
  {
    status: Type.Boolean({ description: 'Whether the caller is logged in now' }),
    code: AuthCode,
    message: Type.String({
      description: 'In the language of Client-Locale; empty if there is nothing to report',
    }),
    user: orNull(
      Type.Object({
        _params: UserParams,
        _subscriptions: Type.Array(Subscription, {
          description: 'The subscriptions that the user has bought',
        }),
      }),
    ),
    subscriptions: Type.Array(Subscription, {
      description: 'The subscription in force for each public branch; the free bundle if nothing was bought',
    }),
  },
  { title: 'AuthReply', description: 'The logged-in user, and the subscriptions in force for the session' },
);

export type AuthReply = Static<typeof AuthReply>;

export const LogOutReply = Type.Object(
  {
    status: Type.Literal(true),
    subscriptions: Type.Array(Subscription, {
      description: 'The subscriptions in force for anonymous callers',
    }),
  },
  { description: 'Nobody is logged in' },
);

export const RegisterReply = Type.Union(
  [
    Type.Literal(true, { description: 'The account was created, and the activation link is being mailed' }),
    Type.Object({
      className: Type.Literal('SingleUser'),
      email: Type.String({ description: 'The address as it was sent' }),
      registered: Type.Literal(true, { description: 'The address already has an account' }),
    }),
  ],
  { description: 'The account was created, or the address already has one' },
);

export const AskLinkReply = Type.Union(
  [
    Type.Object({
      _code: oneOf(MAILED_LINKS, {
        title: 'MailedLink',
        description: 'The kind of mail that was sent',
      }),
    }),
    Type.Object({ notFound: Type.Literal(true, { description: 'No account has the address' }) }),
  ],
  {
    description: 'The kind of mail that is sent; always emergency if the server does not disclose accounts',
  },
);

export const CloseAccountReply = Type.Union(
  [
    Type.Object({
      status: Type.Literal(true),
      until: ms('When everything is erased; until then a mailed link reopens the account'),
    }),
    Type.Object({ notFound: Type.Literal(true, { description: 'The account was already closed' }) }),
  ],
  { description: 'The account is closed, now or already before' },
);
