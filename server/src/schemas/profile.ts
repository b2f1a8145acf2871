import { Type, type Static } from '@fastify/type-provider-typebox';
import { PERIODS } from '../plans/plan.ts';
import type { InvoiceState } from '../repositories/invoices.ts';
import { MAX_ID } from '../words/maxId.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { openObject } from './openObject.ts';
import { orNull } from './orNull.ts';
import { LabelledProduct } from './products.ts';
import { ms, usd } from './units.ts';
import { Subscription, UserParams } from './user.ts';

const name = Type.Optional(Type.String({ maxLength: 100 }));
const wire = (description: string) =>
  Type.Optional(Type.String({ maxLength: 64, pattern: '^v1\\.[A-Za-z0-9_-]{43}$', description }));

/** POST /auth/update. The object is closed, so that no field can set what the user may not set. */
export const ProfileBody = Type.Object(
  {
    firstName: name,
    lastName: name,
    data: Type.Optional(openObject('Data that a client stores with the account, up to 8 KiB')),
    email: Type.Optional(
      Type.String({ maxLength: 254, description: 'Requires password, because the address is its salt' }),
    ),
    password: wire('The new password, as the hash made by the client with the (new) address as salt'),
    currentPassword: wire(
      'The hash made by the client; required with email and password, but not after a mailed link',
    ),
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
          period: oneOf(PERIODS, { description: 'Months' }),
        },
        {
          additionalProperties: false,
          description: 'A plan: with preview its price is quoted, with quote it is bought',
        },
      ),
    ),
    preview: Type.Optional(Type.Boolean({ description: 'Only returns the price of the choice' })),
    quote: Type.Optional(Type.String({ maxLength: 64, description: 'The id of the quote for the purchase' })),
  },
  { additionalProperties: false },
);

export const Quote = Type.Object(
  {
    id: Type.String(),
    price: usd('The price of the plan'),
    balance: usd('The unused value of the plan in force, including a plan after it'),
    due: usd('The price minus the balance'),
    credit: usd('The part of the balance that exceeds the price and becomes credit of the account'),
    usedCredit: usd('The credit of the account that is used towards the amount due'),
    payable: usd('The amount to be paid'),
    issued: ms('Beginning of the plan'),
    expires: ms('End of the plan'),
    validUntil: ms('When the quote expires'),
    seller: Type.Optional(
      Type.String({ description: 'The seller, as printed on the invoice: name, address, tax number' }),
    ),
  },
  { title: 'Quote', description: 'The price of a choice' },
);

export type Quote = Static<typeof Quote>;

export const Invoice = Type.Object(
  {
    id: Type.String({ description: 'yy/mm/ and eight characters' }),
    state: oneOf(wordsOf<InvoiceState>({ pending: true, paid: true, cancelled: true }), {
      title: 'InvoiceState',
      description: 'pending until it is paid; cancelled after 14 days without payment',
    }),
    due: usd('The amount to be paid'),
    redirect: orNull(Type.String(), 'Page of the payment provider on which the invoice is paid'),
  },
  { title: 'Invoice', description: 'What was bought' },
);

export type Invoice = Static<typeof Invoice>;

export const ProfileReply = Type.Object(
  {
    _params: UserParams,
    _products: Type.Array(LabelledProduct),
    _subscriptions: Type.Array(Subscription),
    quote: Type.Optional(Quote),
    invoice: Type.Optional(Invoice),
  },
  {
    description:
      'The account as it is now, with quote if a price was requested and invoice if a plan was bought',
  },
);

/** POST /auth/reset-notify */
export const ResetNotifyReply = Type.Object(
  { _subscriptions: Type.Array(Subscription) },
  { description: 'The subscriptions, without messages' },
);
