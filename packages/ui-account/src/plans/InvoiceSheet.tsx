import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import type { User } from '../api/accountApi.ts';
import type { ListedInvoice } from '../api/plansApi.ts';
import { useWrittenDate } from '../forms/useWrittenDate.ts';
import { planMessages } from './planMessages.ts';
import { useMoney } from './useMoney.ts';
import { usePlanNames } from './usePlanNames.ts';

export interface InvoiceSheetProps {
  readonly invoice: ListedInvoice;
  readonly user: Pick<User, 'firstName' | 'lastName' | 'email' | 'hash'>;
}

/** An invoice for printing: the buyer, the product, the calculation, and whether it is paid. */
export function InvoiceSheet({ invoice, user }: InvoiceSheetProps) {
  const t = useText(planMessages);
  const money = useMoney();
  const write = useWrittenDate();
  const names = usePlanNames();
  const { price, balance, usedCredit, due, paid, state } = invoice;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const taken = Math.min(balance, price);
  return (
    <Sheet aria-label={t('invoice.title', { id: invoice.id })}>
      <h2>{t('invoice.title', { id: invoice.id })}</h2>
      <dl>
        <dt>{t('invoice.seller')}</dt>
        <dd>{invoice.seller}</dd>
        <dt>{t('invoice.buyer')}</dt>
        <dd>
          {name === '' ? null : `${name}, `}
          {user.email}
        </dd>
        <dt>{t('invoice.account')}</dt>
        <dd>{user.hash}</dd>
        <dt>{t('invoices.date')}</dt>
        <dd>{write(invoice.created)}</dd>
      </dl>
      <table>
        <tbody>
          <tr>
            <th scope="row">
              {names.branch(invoice.branch)}, {names.bundle(invoice.bundleId)},{' '}
              {t('plans.months', { count: invoice.period })}
              <small>{t('quote.dates', { from: write(invoice.issued), to: write(invoice.expires) })}</small>
            </th>
            <td>{money(price)}</td>
          </tr>
          {taken > 0 ? (
            <tr>
              <th scope="row">{t('quote.balance')}</th>
              <td>{money(-taken)}</td>
            </tr>
          ) : null}
          {usedCredit > 0 ? (
            <tr>
              <th scope="row">{t('quote.usedCredit')}</th>
              <td>{money(-usedCredit)}</td>
            </tr>
          ) : null}
          <tr data-total>
            <th scope="row">{t(state === 'paid' ? 'invoice.sumPaid' : 'quote.payable')}</th>
            <td>{money(due)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        {state === 'paid' && paid >= 0
          ? t('invoice.paid', { date: write(paid) })
          : t(`invoices.state.${state}`)}
      </p>
    </Sheet>
  );
}

const Sheet = styled.section`
  max-width: 640px;
  padding: ${vars.space5};
  border: 1px solid ${vars.line};
  background: ${vars.sheet};
  h2 {
    margin: 0 0 ${vars.space4};
    font-size: ${vars.text4};
    font-weight: 600;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${vars.space1} ${vars.space4};
    margin: 0 0 ${vars.space4};
  }
  dt {
    color: ${vars.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${vars.space2} 0;
    border-bottom: 1px solid ${vars.hairline};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  td {
    text-align: end;
  }
  small {
    display: block;
    color: ${vars.inkMuted};
  }
  [data-total] :is(th, td) {
    border-bottom: 2px solid ${vars.ink};
    font-weight: 600;
  }
  @media print {
    border: 0;
  }
`;
