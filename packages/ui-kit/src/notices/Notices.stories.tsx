import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../fields/Button.tsx';
import { NOTICE_KINDS, type NoticeRequest } from '../host/noticeRequest.ts';
import { useNotices } from './useNotices.ts';

function Speaker({ requests }: { readonly requests: readonly NoticeRequest[] }) {
  const { notify, dismissAll } = useNotices();
  // Shows all of them once the story is mounted.
  useEffect(() => {
    requests.forEach(notify);
    return dismissAll;
  }, [requests, notify, dismissAll]);
  return <Button onClick={() => requests.forEach(notify)}>Say again</Button>;
}

const meta: Meta<typeof Speaker> = {
  title: 'Notices/Notices',
  component: Speaker,
  decorators: [(Story) => <div style={{ minHeight: 520 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof meta>;

const texts: Readonly<Record<(typeof NOTICE_KINDS)[number], string>> = {
  success: 'Case saved',
  info: 'Some loads act in no set',
  notify: 'Results are outdated',
  warning: 'Grid step is too small',
  error: 'Failed to commit changes',
  account: 'Logged in as ann@example.org',
  alert: 'Subscription ends in 3 days',
  debug: 'boot: restored case a1b2',
};

export const Kinds: Story = {
  args: { requests: NOTICE_KINDS.map((kind) => ({ kind, text: texts[kind], timeoutMs: 0 })) },
};
export const Dark: Story = { ...Kinds, tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const Grouped: Story = {
  args: { requests: Array.from({ length: 12 }, () => ({ kind: 'error', text: texts.error, timeoutMs: 0 })) },
};
export const LongTextRussian: Story = {
  args: {
    requests: [
      {
        kind: 'warning',
        text: 'Учётная запись не активирована: откройте письмо, которое мы отправили на адрес konstantin.konstantinopolsky@example.org, и перейдите по ссылке.',
        timeoutMs: 0,
      },
    ],
  },
  parameters: { look: { locale: 'ru' } },
};
/** Without notices nothing is rendered. */
export const Empty: Story = { tags: ['!test'], args: { requests: [] } };
export const Phone: Story = { ...Kinds, tags: ['!test'], globals: { viewport: { value: 'mobile1' } } };
