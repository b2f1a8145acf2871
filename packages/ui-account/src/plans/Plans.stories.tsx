import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountStory, NOW_MS, person } from '../../test/AccountStory.tsx';
import { features, invoices, plansApi, products, standard } from '../../test/plans.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { NoticeList } from './NoticeList.tsx';
import { PlanTable } from './PlanTable.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';

const told = { onChoose: fn(), onBought: fn(), onPrint: fn(), onRenew: fn() };

/** What is sold, what was bought and what is to be paid; each part is a component of its own. */
const PARTS = {
  plans: <PlanTable products={products} features={features} current={{ 1: 2 }} onChoose={told.onChoose} />,
  subscribe: (
    <SubscribeForm
      api={plansApi}
      products={products}
      features={features}
      initial={{ productId: 3, branchId: 1, bundleId: 3, period: 12 }}
      onBought={told.onBought}
    />
  ),
  subscriptions: (
    <SubscriptionList subscriptions={[standard]} products={products} now={NOW_MS} onChoose={told.onChoose} />
  ),
  nothingBought: (
    <SubscriptionList subscriptions={[]} products={products} now={NOW_MS} onChoose={told.onChoose} />
  ),
  notices: (
    <NoticeList
      user={person}
      subscriptions={[standard]}
      onClear={() => Promise.resolve({ _subscriptions: [] })}
      onRenew={told.onRenew}
    />
  ),
  invoices: <InvoiceList invoices={invoices} onPrint={told.onPrint} />,
  noInvoices: <InvoiceList invoices={[]} onPrint={told.onPrint} />,
  invoice: invoices[1] === undefined ? null : <InvoiceSheet invoice={invoices[1]} user={person} />,
} satisfies Readonly<Record<string, ReactNode>>;

function PlansStory({ part }: { readonly part: keyof typeof PARTS }) {
  return <AccountStory isLoggedIn>{PARTS[part]}</AccountStory>;
}

const meta = {
  title: 'Account/Plans',
  component: PlansStory,
  args: { part: 'plans' },
  argTypes: { part: { control: 'select', options: Object.keys(PARTS) } },
} satisfies Meta<typeof PlansStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A quote is explained line by line: 96 less a credit of 16. */
export const Subscribe: Story = {
  args: { part: 'subscribe' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/80/))[0]).toBeVisible();
  },
};
export const Subscriptions: Story = { args: { part: 'subscriptions' } };
export const NothingBought: Story = { args: { part: 'nothingBought' } };
export const Notices: Story = { args: { part: 'notices' } };
export const Invoices: Story = { args: { part: 'invoices' } };
export const NoInvoices: Story = { args: { part: 'noInvoices' } };
export const Invoice: Story = { args: { part: 'invoice' } };
export const Dark: Story = { parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = { parameters: { look: { locale: 'ru' } } };
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>] };
