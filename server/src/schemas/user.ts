import { Type } from '@fastify/type-provider-typebox';
import { openObject } from './openObject.ts';

const Ms = (description: string) => Type.Number({ description: `${description}, ms since 1970 UTC` });

/** A user as calls answer with it. */
export const UserParams = Type.Object(
  {
    className: Type.Literal('SingleUser'),
    id: Type.Integer(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    password: Type.Null({ description: 'Never told' }),
    token: Type.Null({ description: 'Sessions are in cookies alone' }),
    createdAt: Ms('When the account was made'),
    emailVerifiedAt: Ms('When the address was shown to be theirs; -1 for never'),
    last_ip: Type.Union([Type.Null(), Type.String()]),
    logged: Type.Boolean(),
    restored: Type.Boolean({ description: 'True where a session was taken up again' }),
    rights: Type.Integer({ description: 'Bit 0 is root' }),
    hash: Type.String({ description: 'Four groups of random characters' }),
    data: openObject(),
    options: openObject(),
    frozen: Type.Boolean(),
    invoice: Type.Union([Type.Null(), Type.String()], {
      description: 'Number of the newest order that waits for its money',
    }),
    credit: Type.Number({ description: 'Kept on the account for what is bought next, USD' }),
    suspension: Type.Optional(
      Type.Object({
        suspendDate: Ms('When the user paused the account'),
        resumeDate: Type.Union([Type.Null(), Ms('When the user came back')]),
        welcome: Type.Boolean({ description: 'True at the login that ended it' }),
      }),
    ),
  },
  { description: 'A user' },
);

/** A subscription as calls answer with it. */
export const Subscription = Type.Object(
  {
    id: Type.Integer({ description: '0 for the free bundle' }),
    branchId: Type.Integer(),
    branch: Type.String(),
    bundleId: Type.Integer({ description: '1 free, 2 standard, 3 professional' }),
    period: Type.Integer({ description: 'Months: 1, 6 or 12' }),
    p1: Type.Optional(Type.Number({ description: 'Paid for 1 month, USD' })),
    p6: Type.Optional(Type.Number({ description: 'Paid for 6 months, USD' })),
    p12: Type.Optional(Type.Number({ description: 'Paid for 12 months, USD' })),
    issued: Ms('Beginning'),
    expires: Ms('End'),
    next: Type.Union([
      Type.Null(),
      Type.Object({ bundle_id: Type.Integer(), period: Type.Integer(), price: Type.Number() }),
    ]),
    messages: Type.Array(
      Type.Object({
        key: Type.String({ description: 'ends, ended, paid or switched' }),
        days: Type.Optional(Type.Integer()),
        branchId: Type.Integer(),
      }),
    ),
    activities: Type.Array(Type.String(), { description: 'Keys of the features in it' }),
  },
  { description: 'What is subscribed to of one branch' },
);
