import { Type } from '@fastify/type-provider-typebox';
import { PERIODS } from '../plans/plan.ts';
import type { InvoiceState } from '../repositories/invoices.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { ms, usd } from './units.ts';

const MOST = 200;

/** GET /subscription/invoices */
export const InvoicesReply = Type.Object(
  {
    invoices: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: 'yy/mm/ and eight characters' }),
          seller: Type.String({ description: 'Who sells, as the operator writes it' }),
          state: oneOf(wordsOf<InvoiceState>({ pending: true, paid: true, cancelled: true }), {
            title: 'InvoiceState',
            description: 'pending until the money has come; cancelled after 14 days without it',
          }),
          branchId: Type.Integer(),
          branch: Type.String({ description: 'Key of the branch, as msb' }),
          bundleId: Type.Integer(),
          bundle: Type.String({ description: 'Name of the bundle' }),
          period: oneOf(PERIODS, { description: 'Months' }),
          kind: oneOf(['subscribe', 'renew', 'switch'], { description: 'What was ordered' }),
          price: usd('Of the plan'),
          balance: usd('What the plan in force was still worth'),
          usedCredit: usd('Credit on the account used towards it'),
          due: usd('What was to be paid'),
          issued: ms('Beginning of the plan'),
          expires: ms('End of the plan'),
          created: ms('When it was made'),
          paid: ms('When the money came; -1 until it has'),
        },
        { additionalProperties: false, title: 'ListedInvoice' },
      ),
      { maxItems: MOST },
    ),
  },
  { additionalProperties: false, description: `The invoices of the account, newest first; ${MOST} at most` },
);

export const MOST_INVOICES = MOST;
