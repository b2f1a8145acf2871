import { Type, type Static } from '@fastify/type-provider-typebox';
import { PERIODS } from '../plans/plan.ts';
import { MESSAGE_KEYS } from '../plans/planMessages.ts';
import { ROOT } from '../words/rights.ts';
import { oneOf } from './oneOf.ts';
import { openObject } from './openObject.ts';
import { orNull } from './orNull.ts';
import { ms, usd } from './units.ts';

/** A user as calls return it: field names of the specification, -1 for never. */
export const UserParams = Type.Object(
  {
    className: Type.Literal('SingleUser'),
    id: Type.Integer(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    password: Type.Null({ description: 'Never returned' }),
    token: Type.Null({ description: 'Sessions are only in cookies' }),
    createdAt: ms('When the account was created'),
    emailVerifiedAt: ms('When the address was verified; -1 for never'),
    last_ip: orNull(Type.String(), 'IP address of the last login'),
    logged: Type.Boolean({ description: 'False if the address is still to be verified' }),
    restored: Type.Boolean({ description: 'True if a session was resumed' }),
    rights: Type.Integer({ description: `Bit mask: ${ROOT} is root, the other bits are reserved` }),
    hash: Type.String({ description: 'Four groups of random characters' }),
    data: openObject('Data that a client stores with the account'),
    options: openObject('The user’s preferences, with defaults; see POST /auth/options'),
    frozen: Type.Boolean(),
    invoice: orNull(Type.String(), 'Number of the newest unpaid order'),
    credit: usd('The credit of the account for the next purchase'),
    suspension: Type.Optional(
      Type.Object({
        suspendDate: ms('When the user suspended the account'),
        resumeDate: orNull(ms('When the user resumed the account')),
        welcome: Type.Boolean({ description: 'True at the login that ended a suspension' }),
      }),
    ),
  },
  { title: 'User', description: 'A user' },
);

export type UserParams = Static<typeof UserParams>;

const Period = oneOf(PERIODS, { description: 'Months' });

/** A subscription as calls return it. */
export const Subscription = Type.Object(
  {
    id: Type.Integer({ description: '0 for the free bundle' }),
    branchId: Type.Integer(),
    branch: Type.String(),
    bundleId: Type.Integer({ description: '1 free, 2 standard, 3 professional' }),
    period: Period,
    p1: Type.Optional(usd('Paid for 1 month')),
    p6: Type.Optional(usd('Paid for 6 months')),
    p12: Type.Optional(usd('Paid for 12 months')),
    issued: ms('Beginning'),
    expires: ms('End'),
    next: orNull(
      Type.Object({ bundle_id: Type.Integer(), period: Period, price: usd('The price that was paid') }),
      'The plan that follows it, already paid',
    ),
    messages: Type.Array(
      Type.Object({
        key: oneOf(MESSAGE_KEYS, { description: 'The kind of the notice' }),
        at: Type.Optional(ms('When the plan ends or ended, was paid or switched')),
        days: Type.Optional(Type.Integer({ description: 'For ends: days left, 5 to 0' })),
        branchId: Type.Integer(),
      }),
      { description: 'The notice about the subscription, until POST /auth/reset-notify' },
    ),
    activities: Type.Array(Type.String(), { description: 'Keys of the included features, such as msb.mohr' }),
  },
  { title: 'Subscription', description: 'The subscription to one branch' },
);

export type Subscription = Static<typeof Subscription>;
