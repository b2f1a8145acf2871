import { useRef } from 'react';
import Printer from 'lucide-react/icons/printer';
import { styled } from 'styled-components';
import {
  DataTable,
  IconButton,
  NARROW_PX,
  useElementWidth,
  useText,
  vars,
  VisuallyHidden,
} from '@eecs/ui-kit';
import type { ListedInvoice } from '../api/plansApi.ts';
import { useWrittenDate } from '../cabinet/useWrittenDate.ts';
import { planMessages } from './planMessages.ts';
import { useMoney } from './useMoney.ts';
import { usePlanNames } from './usePlanNames.ts';

export interface InvoiceListProps {
  readonly invoices: readonly ListedInvoice[];
  readonly onPrint: (invoice: ListedInvoice) => void;
}

/** What the page takes of the screen of a phone beside the list, px. */
const MARGINS_PX = 32;

/** The invoices of an account, newest first, each to be printed. On a phone the date stands under the number and the state under the amount. */
export function InvoiceList({ invoices, onPrint }: InvoiceListProps) {
  const t = useText(planMessages);
  const money = useMoney();
  const write = useWrittenDate();
  const names = usePlanNames();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useElementWidth(box, FALLBACK_PX, MARGINS_PX) < NARROW_PX;
  if (invoices.length === 0) return <p>{t('invoices.none')}</p>;
  return (
    <Room ref={box}>
      <DataTable caption={t('invoices.heading')}>
        <thead>
          <tr>
            <th scope="col">{t('invoices.number')}</th>
            {isNarrow ? null : <th scope="col">{t('invoices.date')}</th>}
            <th scope="col">{t('invoices.what')}</th>
            {isNarrow ? null : <th scope="col">{t('invoices.state')}</th>}
            <th scope="col" data-numeric>
              {t('invoices.due')}
            </th>
            <th scope="col">
              {isNarrow ? <VisuallyHidden>{t('invoices.print')}</VisuallyHidden> : t('invoices.print')}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => {
            const date = write(invoice.created);
            const state = t(`invoices.state.${invoice.state}`);
            return (
              <tr key={invoice.id}>
                <th scope="row">
                  {invoice.id}
                  {isNarrow ? <small>{date}</small> : null}
                </th>
                {isNarrow ? null : <td>{date}</td>}
                <td>
                  {names.branch(invoice.branch)}, {names.bundle(invoice.bundleId)},{' '}
                  {t('plans.months', { count: invoice.period })}
                </td>
                {isNarrow ? null : <td>{state}</td>}
                <td data-numeric>
                  {money(invoice.due)}
                  {isNarrow ? <small>{state}</small> : null}
                </td>
                <td>
                  <IconButton
                    label={t('invoices.printNamed', { id: invoice.id })}
                    icon={<Printer size={20} aria-hidden />}
                    onClick={() => onPrint(invoice)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </Room>
  );
}

const FALLBACK_PX = 960;

const Room = styled.div`
  min-width: 0;
  small {
    display: block;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
