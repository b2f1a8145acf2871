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
          seller: Type.String({ description: 'The seller, as named by the operator' }),
          state: oneOf(wordsOf<InvoiceState>({ pending: true, paid: true, cancelled: true }), {
            title: 'InvoiceState',
            description: 'pending until it is paid; cancelled after 14 days without payment',
          }),
          branchId: Type.Integer(),
          branch: Type.String({ description: 'Key of the branch, such as msb' }),
          bundleId: Type.Integer(),
          bundle: Type.String({ description: 'Name of the bundle' }),
          period: oneOf(PERIODS, { description: 'Months' }),
          kind: oneOf(['subscribe', 'renew', 'switch'], { description: 'The order' }),
          price: usd('The price of the plan'),
          balance: usd('The unused value of the plan in force'),
          usedCredit: usd('The credit of the account that was used'),
          due: usd('The amount due'),
          issued: ms('Beginning of the plan'),
          expires: ms('End of the plan'),
          created: ms('When the invoice was made'),
          paid: ms('When it was paid; -1 if it is unpaid'),
        },
        { additionalProperties: false, title: 'ListedInvoice' },
      ),
      { maxItems: MOST },
    ),
  },
  { additionalProperties: false, description: `The invoices of the account, newest first; at most ${MOST}` },
);

export const MOST_INVOICES = MOST;
