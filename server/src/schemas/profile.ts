import { Type } from '@fastify/type-provider-typebox';
import { MAX_ID } from '../words/maxId.ts';
import { openObject } from './openObject.ts';
import { LabelledProduct } from './products.ts';
import { Subscription, UserParams } from './user.ts';

const name = Type.Optional(Type.String({ maxLength: 100 }));
const wire = Type.Optional(
  Type.String({
    maxLength: 64,
    pattern: '^v1\\.[A-Za-z0-9_-]{43}$',
    description: 'The hash made by the client',
  }),
);

/** POST /auth/update. Closed: no field sets what is not the user's to set. */
export const ProfileBody = Type.Object(
  {
    firstName: name,
    lastName: name,
    data: Type.Optional(openObject('What a client keeps with the account, up to 8 KiB')),
    email: Type.Optional(
      Type.String({ maxLength: 254, description: 'Needs password: the address is its salt' }),
    ),
    password: wire,
    currentPassword: wire,
    suspension: Type.Optional(
      Type.Union([
        Type.Object({ suspendDate: Type.Number() }, { additionalProperties: false }),
        Type.Object({ resumeDate: Type.Number() }, { additionalProperties: false }),
      ]),
    ),
    choice: Type.Optional(
      Type.Object(
        {
          productId: Type.Integer({ minimum: 0, maximum: MAX_ID }),
          branchId: Type.Integer({ minimum: 0, maximum: MAX_ID }),
          bundleId: Type.Integer({ minimum: 0, maximum: MAX_ID }),
          period: Type.Unsafe<1 | 6 | 12>({ type: 'integer', enum: [1, 6, 12], description: 'Months' }),
        },
        {
          additionalProperties: false,
          description: 'A plan to take: with preview what it costs, with quote it is bought',
        },
      ),
    ),
    preview: Type.Optional(Type.Boolean({ description: 'Only tells what the choice costs' })),
    quote: Type.Optional(Type.String({ maxLength: 64, description: 'The id of the quote to buy by' })),
  },
  { additionalProperties: false },
);

const usd = (description: string) => Type.Number({ description: `${description}, USD` });
const ms = (description: string) => Type.Number({ description: `${description}, ms since 1970 UTC` });

const Quote = Type.Object(
  {
    id: Type.String(),
    price: usd('Of the plan'),
    balance: usd('What the plan in force is still worth, with what was to come after it'),
    due: usd('The price less the balance'),
    credit: usd('What the balance exceeds the price by: kept on the account'),
    usedCredit: usd('Credit on the account used towards what is due'),
    payable: usd('What is to be paid'),
    issued: ms('Beginning of the plan'),
    expires: ms('End of the plan'),
    validUntil: ms('How long the quote is good for'),
  },
  { description: 'What a choice costs' },
);

const Invoice = Type.Object(
  {
    id: Type.String({ description: 'yy/mm/ and eight characters' }),
    state: Type.String({ description: 'paid; pending until the money has come; cancelled' }),
    due: usd('To be paid'),
    redirect: Type.Union([Type.Null(), Type.String()], {
      description: 'Page of the payment provider on which it is paid',
    }),
  },
  { description: 'What was bought' },
);

export const ProfileReply = Type.Object({
  _params: UserParams,
  _products: Type.Array(LabelledProduct),
  _subscriptions: Type.Array(Subscription),
  quote: Type.Optional(Quote),
  invoice: Type.Optional(Invoice),
});

/** POST /auth/reset-notify */
export const ResetNotifyReply = Type.Object({ _subscriptions: Type.Array(Subscription) });
