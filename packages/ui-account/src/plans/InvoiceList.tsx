import Printer from 'lucide-react/icons/printer';
import { DataTable, IconButton, useText } from '@eecs/ui-kit';
import type { ListedInvoice } from '../api/plansApi.ts';
import { useWrittenDate } from '../cabinet/useWrittenDate.ts';
import { planMessages } from './planMessages.ts';
import { useMoney } from './useMoney.ts';
import { usePlanNames } from './usePlanNames.ts';

export interface InvoiceListProps {
  readonly invoices: readonly ListedInvoice[];
  readonly onPrint: (invoice: ListedInvoice) => void;
}

/** The invoices of an account, newest first, each to be printed. */
export function InvoiceList({ invoices, onPrint }: InvoiceListProps) {
  const t = useText(planMessages);
  const money = useMoney();
  const write = useWrittenDate();
  const names = usePlanNames();
  if (invoices.length === 0) return <p>{t('invoices.none')}</p>;
  return (
    <DataTable caption={t('invoices.heading')}>
      <thead>
        <tr>
          <th scope="col">{t('invoices.number')}</th>
          <th scope="col">{t('invoices.date')}</th>
          <th scope="col">{t('invoices.what')}</th>
          <th scope="col">{t('invoices.state')}</th>
          <th scope="col" data-numeric>
            {t('invoices.due')}
          </th>
          <th scope="col">{t('invoices.print')}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <th scope="row">{invoice.id}</th>
            <td>{write(invoice.created)}</td>
            <td>
              {names.branch(invoice.branch)}, {names.bundle(invoice.bundleId)},{' '}
              {t('plans.months', { count: invoice.period })}
            </td>
            <td>{t(`invoices.state.${invoice.state}`)}</td>
            <td data-numeric>{money(invoice.due)}</td>
            <td>
              <IconButton
                label={t('invoices.printNamed', { id: invoice.id })}
                icon={<Printer size={20} aria-hidden />}
                onClick={() => onPrint(invoice)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
