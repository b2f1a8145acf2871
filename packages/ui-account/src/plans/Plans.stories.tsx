import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountStory, NOW_MS, person } from '../../test/AccountStory.tsx';
import { features, invoices, plansApi, products, standard } from '../../test/plans.ts';
import { AskedView } from '../forms/AskedView.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { NoticeList } from './NoticeList.tsx';
import { PlanTable } from './PlanTable.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';

const handlers = { onChoose: fn(), onBought: fn(), onPrint: fn(), onRenew: fn(), onRetry: fn() };

/** A plan with every kind of message, and a known successor. */
const telling = {
  ...standard,
  next: { bundle_id: 3, period: 12, price: 192 },
  messages: [
    { key: 'ends', days: 1, branchId: 1 },
    { key: 'ended', branchId: 1 },
    { key: 'paid', branchId: 1 },
    { key: 'switched', branchId: 1 },
  ],
} as const;

const renewed = { user: person, onRenew: handlers.onRenew };

/** Products, purchases and payments; each part is a component of its own. */
const PARTS = {
  plans: (
    <PlanTable products={products} features={features} current={{ 1: 2 }} onChoose={handlers.onChoose} />
  ),
  subscribe: (
    <SubscribeForm
      api={plansApi}
      products={products}
      features={features}
      initial={{ productId: 3, branchId: 1, bundleId: 3, period: 12 }}
      onBought={handlers.onBought}
    />
  ),
  subscriptions: (
    <SubscriptionList
      subscriptions={[standard]}
      products={products}
      now={NOW_MS}
      onChoose={handlers.onChoose}
    />
  ),
  followed: (
    <SubscriptionList
      subscriptions={[telling]}
      products={products}
      now={NOW_MS}
      onChoose={handlers.onChoose}
    />
  ),
  nothingBought: (
    <SubscriptionList subscriptions={[]} products={products} now={NOW_MS} onChoose={handlers.onChoose} />
  ),
  notices: (
    <NoticeList
      {...renewed}
      subscriptions={[standard]}
      onClear={() => Promise.resolve({ _subscriptions: [] })}
    />
  ),
  allNotices: (
    <NoticeList
      {...renewed}
      subscriptions={[telling]}
      onClear={() => Promise.reject(new Error('No connection to the server'))}
    />
  ),
  noNotices: (
    <NoticeList {...renewed} subscriptions={[]} onClear={() => Promise.resolve({ _subscriptions: [] })} />
  ),
  loading: (
    <AskedView asked={{ state: 'loading' }} failed="The plans did not come">
      {() => null}
    </AskedView>
  ),
  failed: (
    <AskedView
      asked={{ state: 'failed', reason: new Error('No connection to the server'), retry: handlers.onRetry }}
      failed="The plans did not come"
    >
      {() => null}
    </AskedView>
  ),
  invoices: <InvoiceList invoices={invoices} onPrint={handlers.onPrint} />,
  noInvoices: <InvoiceList invoices={[]} onPrint={handlers.onPrint} />,
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
/** A quote is explained line by line: 96 minus a credit of 16. */
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
export const Dark: Story = { tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = { parameters: { look: { locale: 'ru' } } };
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>] };

const phone = Phone.decorators ?? [];

// Further states, not tested, because the stories above cover them.

export const SubscriptionFollowed: Story = { tags: ['!test'], args: { part: 'followed' } };
export const SubscriptionsDark: Story = {
  tags: ['!test'],
  args: { part: 'followed' },
  parameters: { look: { theme: 'dark' } },
};
export const SubscriptionsPhoneLongTextRu: Story = {
  tags: ['!test'],
  args: { part: 'followed' },
  decorators: phone,
  parameters: { look: { locale: 'ru' } },
};
export const AllNotices: Story = { tags: ['!test'], args: { part: 'allNotices' } };
export const NoNotices: Story = { tags: ['!test'], args: { part: 'noNotices' } };
/** If the server does not answer, a dismissed notice stays and shows the reason. */
export const NoticesNotPutAway: Story = {
  tags: ['!test'],
  args: { part: 'allNotices' },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button')).at(-1) as HTMLElement);
  },
};
export const NoticesDark: Story = {
  tags: ['!test'],
  args: { part: 'allNotices' },
  parameters: { look: { theme: 'dark' } },
};
export const NoticesPhoneLongTextRu: Story = {
  tags: ['!test'],
  args: { part: 'allNotices' },
  decorators: phone,
  parameters: { look: { locale: 'ru' } },
};
export const Loading: Story = { tags: ['!test'], args: { part: 'loading' } };
export const Failed: Story = { tags: ['!test'], args: { part: 'failed' } };
export const InvoicesDark: Story = {
  tags: ['!test'],
  args: { part: 'invoices' },
  parameters: { look: { theme: 'dark' } },
};
export const InvoicesPhoneLongTextRu: Story = {
  tags: ['!test'],
  args: { part: 'invoices' },
  decorators: phone,
  parameters: { look: { locale: 'ru' } },
};
export const SubscribePhoneLongTextRu: Story = {
  tags: ['!test'],
  args: { part: 'subscribe' },
  decorators: phone,
  parameters: { look: { locale: 'ru' } },
};
