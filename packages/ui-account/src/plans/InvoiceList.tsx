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
import { useWrittenDate } from '../forms/useWrittenDate.ts';
import { planMessages } from './planMessages.ts';
import { useMoney } from './useMoney.ts';
import { usePlanNames } from './usePlanNames.ts';

export interface InvoiceListProps {
  readonly invoices: readonly ListedInvoice[];
  readonly onPrint: (invoice: ListedInvoice) => void;
}

/** Horizontal space that the page takes outside the list on a phone, px. */
const MARGINS_PX = 32;

/**
 * The invoices of an account, newest first, each with a button to print it. On a phone the date is below the number and
 * the state below the amount.
 */
export function InvoiceList({ invoices, onPrint }: InvoiceListProps) {
  const t = useText(planMessages);
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useElementWidth(box, FALLBACK_PX, MARGINS_PX) < NARROW_PX;
  const Row = isNarrow ? NarrowRow : WideRow;
  if (invoices.length === 0) return <p>{t('invoices.none')}</p>;
  return (
    <Room ref={box}>
      <DataTable caption={t('invoices.heading')}>
        <thead>{isNarrow ? <NarrowHeads /> : <WideHeads />}</thead>
        <tbody>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} onPrint={() => onPrint(invoice)} />
          ))}
        </tbody>
      </DataTable>
    </Room>
  );
}

const FALLBACK_PX = 960;

function WideHeads() {
  const t = useText(planMessages);
  return (
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
  );
}

function NarrowHeads() {
  const t = useText(planMessages);
  return (
    <tr>
      <th scope="col">{t('invoices.number')}</th>
      <th scope="col">{t('invoices.what')}</th>
      <th scope="col" data-numeric>
        {t('invoices.due')}
      </th>
      <th scope="col">
        <VisuallyHidden>{t('invoices.print')}</VisuallyHidden>
      </th>
    </tr>
  );
}

interface RowProps {
  readonly invoice: ListedInvoice;
  readonly onPrint: () => void;
}

function WideRow({ invoice, onPrint }: RowProps) {
  const { date, what, state, due } = useWrittenInvoice(invoice);
  return (
    <tr>
      <th scope="row">{invoice.id}</th>
      <td>{date}</td>
      <td>{what}</td>
      <td>{state}</td>
      <td data-numeric>{due}</td>
      <td>
        <PrintButton id={invoice.id} onPrint={onPrint} />
      </td>
    </tr>
  );
}

function NarrowRow({ invoice, onPrint }: RowProps) {
  const { date, what, state, due } = useWrittenInvoice(invoice);
  return (
    <tr>
      <th scope="row">
        {invoice.id}
        <small>{date}</small>
      </th>
      <td>{what}</td>
      <td data-numeric>
        {due}
        <small>{state}</small>
      </td>
      <td>
        <PrintButton id={invoice.id} onPrint={onPrint} />
      </td>
    </tr>
  );
}

function PrintButton({ id, onPrint }: { readonly id: ListedInvoice['id']; readonly onPrint: () => void }) {
  const t = useText(planMessages);
  return (
    <IconButton
      label={t('invoices.printNamed', { id })}
      icon={<Printer size={20} aria-hidden />}
      onClick={onPrint}
    />
  );
}

/** Returns the texts of one invoice. */
function useWrittenInvoice({ created, branch, bundleId, period, state, due }: ListedInvoice) {
  const t = useText(planMessages);
  const money = useMoney();
  const write = useWrittenDate();
  const names = usePlanNames();
  return {
    date: write(created),
    what: `${names.branch(branch)}, ${names.bundle(bundleId)}, ${t('plans.months', { count: period })}`,
    state: t(`invoices.state.${state}`),
    due: money(due),
  };
}

const Room = styled.div`
  min-width: 0;
  & tbody :is(th, td) {
    padding-block: ${vars.space1};
  }
  small {
    display: block;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
