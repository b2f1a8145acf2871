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
    status: Type.Boolean({ description: 'Whether the caller is known now' }),
    code: AuthCode,
    message: Type.String({ description: 'In the language of Client-Locale; empty where all is well' }),
    user: orNull(
      Type.Object({
        _params: UserParams,
        _subscriptions: Type.Array(Subscription, { description: 'What the user has bought' }),
      }),
    ),
    subscriptions: Type.Array(Subscription, {
      description: 'What is in force of each public branch; the free bundle where nothing was bought',
    }),
  },
  { title: 'AuthReply', description: 'Who is logged in, and what is in force for the session' },
);

export type AuthReply = Static<typeof AuthReply>;

export const LogOutReply = Type.Object(
  {
    status: Type.Literal(true),
    subscriptions: Type.Array(Subscription, { description: 'What is in force for who is not logged in' }),
  },
  { description: 'Nobody is logged in' },
);

export const RegisterReply = Type.Union(
  [
    Type.Literal(true, { description: 'Made; the activation link is on its way' }),
    Type.Object({
      className: Type.Literal('SingleUser'),
      email: Type.String({ description: 'As it was sent' }),
      registered: Type.Literal(true, { description: 'The address has an account already' }),
    }),
  ],
  { description: 'Made, or the address has an account already' },
);

export const AskLinkReply = Type.Union(
  [
    Type.Object({
      _code: oneOf(MAILED_LINKS, {
        title: 'MailedLink',
        description: 'Which mail was sent',
      }),
    }),
    Type.Object({ notFound: Type.Literal(true, { description: 'No account has the address' }) }),
  ],
  {
    description: 'Which mail is sent; always emergency if the server does not disclose accounts',
  },
);

export const CloseAccountReply = Type.Union(
  [
    Type.Object({
      status: Type.Literal(true),
      until: ms('When everything is erased, until when a mailed link opens it again'),
    }),
    Type.Object({ notFound: Type.Literal(true, { description: 'It was closed already' }) }),
  ],
  { description: 'Closed, or it was closed before' },
);
