import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../fields/Button.tsx';
import { DIALOG_KINDS, type DialogOutcome, type DialogRequest } from '../host/dialogRequest.ts';
import { useDialogs } from './useDialogs.ts';

function Opener({ request }: { readonly request: DialogRequest }) {
  const { ask } = useDialogs();
  const [outcome, setOutcome] = useState<DialogOutcome | null>(null);
  return (
    <>
      <Button onClick={() => void ask(request).then(setOutcome)}>{request.kind}</Button>{' '}
      <output>{outcome === null ? '' : JSON.stringify(outcome)}</output>
    </>
  );
}

const meta: Meta<typeof Opener> = { title: 'Dialogs/Dialog', component: Opener };
export default meta;

type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Confirm: Story = {
  args: {
    request: {
      kind: 'confirm',
      message: 'Delete the load P1?\nIt acts in the sets Dead and Live.',
      checkbox: { label: 'Ask again next time', checked: true },
    },
  },
  play: open,
};
export const ConfirmDark: Story = { ...Confirm, tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const ConfirmRussian: Story = {
  ...Confirm,
  args: {
    request: {
      kind: 'confirm',
      message: 'Удалить нагрузку P1?\nОна действует в загружениях «Постоянное» и «Временное».',
      checkbox: { label: 'Спрашивать и в следующий раз', checked: true },
    },
  },
  parameters: { look: { locale: 'ru' } },
};
export const Cookies: Story = {
  args: {
    request: {
      kind: 'cookies',
      message: 'We keep one cookie: your session.\nNothing is shared.',
      persistent: true,
    },
  },
  play: open,
};
export const Warning: Story = {
  args: { request: { kind: 'warning', message: 'The task was changed in another window at 14:02.' } },
  play: open,
};
export const Info: Story = {
  args: { request: { kind: 'info', message: 'Your subscription has been resumed.', title: 'Welcome back' } },
  play: open,
};
export const Notify: Story = {
  args: { request: { kind: 'notify', message: 'Release 1.2 is out.' } },
  play: open,
};

export const Kinds: Story = {
  args: { request: { kind: 'info', message: 'One after another' } },
  render: () => (
    <>
      {DIALOG_KINDS.map((kind) => (
        <p key={kind}>
          <Opener request={{ kind, message: `This is ${kind}.` }} />
        </p>
      ))}
    </>
  ),
};

export const ByKeys: Story = {
  args: { request: { kind: 'confirm', message: 'Clear the local case?', persistent: true } },
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'confirm' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm' }));
    await expect(dialog.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('output')).toHaveTextContent('{"outcome":"cancel"}');
    await expect(opener).toHaveFocus();
  },
};
