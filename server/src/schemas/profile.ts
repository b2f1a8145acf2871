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
    data: Type.Optional(openObject('What a client keeps with the account, up to 8 KiB')),
    email: Type.Optional(
      Type.String({ maxLength: 254, description: 'Needs password: the address is its salt' }),
    ),
    password: wire('The new one, as the hash made by the client; its salt is the address it is to go with'),
    currentPassword: wire(
      'As the hash made by the client; asked for with email and password, but not after a mailed link',
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
          description: 'A plan to take: with preview what it costs, with quote it is bought',
        },
      ),
    ),
    preview: Type.Optional(Type.Boolean({ description: 'Only returns what the choice costs' })),
    quote: Type.Optional(Type.String({ maxLength: 64, description: 'The id of the quote to buy by' })),
  },
  { additionalProperties: false },
);

export const Quote = Type.Object(
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
    seller: Type.Optional(
      Type.String({ description: 'The seller, as printed on the invoice: name, address, tax number' }),
    ),
  },
  { title: 'Quote', description: 'What a choice costs' },
);

export type Quote = Static<typeof Quote>;

export const Invoice = Type.Object(
  {
    id: Type.String({ description: 'yy/mm/ and eight characters' }),
    state: oneOf(wordsOf<InvoiceState>({ pending: true, paid: true, cancelled: true }), {
      title: 'InvoiceState',
      description: 'pending until the money has come; cancelled after 14 days without it',
    }),
    due: usd('To be paid'),
    redirect: orNull(Type.String(), 'Page of the payment provider on which it is paid'),
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
      'The account as it is now; quote where a price was asked for, invoice where something was bought',
  },
);

/** POST /auth/reset-notify */
export const ResetNotifyReply = Type.Object(
  { _subscriptions: Type.Array(Subscription) },
  { description: 'The subscriptions, without messages' },
);
