import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Host } from '../host/host.ts';
import type { Locale } from '../i18n/locale.ts';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import type { DialogOutcome, DialogRequest } from '../host/dialogRequest.ts';
import { useDialogs } from './useDialogs.ts';

function Ask({ requests }: { readonly requests: readonly DialogRequest[] }) {
  const { ask } = useDialogs();
  const [outcomes, setOutcomes] = useState<readonly DialogOutcome[]>([]);
  const start = () => {
    for (const request of requests) {
      void ask(request).then((outcome) => setOutcomes((list) => [...list, outcome]));
    }
  };
  return (
    <>
      <button onClick={start}>ask</button>
      <output>{JSON.stringify(outcomes)}</output>
    </>
  );
}

async function open(requests: readonly DialogRequest[], props: { host?: Host; locale?: Locale } = {}) {
  const screen = await render(
    <WidgetRoot {...props}>
      <Ask requests={requests} />
    </WidgetRoot>,
  );
  await screen.getByRole('button', { name: 'ask' }).click();
  return screen;
}

test('confirm: Yes, No, paragraphs, checkbox, and the focus goes back', async () => {
  const screen = await open([
    {
      kind: 'confirm',
      message: 'Delete the load?\nIt acts in two sets.',
      checkbox: { label: 'Ask again', checked: true },
    },
  ]);
  const dialog = screen.getByRole('dialog', { name: 'Confirm' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().querySelectorAll('p')).toHaveLength(2);
  await expect.element(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  await screen.getByRole('checkbox', { name: 'Ask again' }).click();
  await screen.getByRole('button', { name: 'No' }).click();
  await expect.element(screen.getByRole('status').last()).toBeInTheDocument();
  expect(screen.container.querySelector('output')?.textContent).toBe(
    '[{"outcome":"cancel","checked":false}]',
  );
  await expect.element(screen.getByRole('button', { name: 'ask' })).toHaveFocus();
});

test('Enter is OK, also from the checkbox', async () => {
  const screen = await open([{ kind: 'info', message: 'Solved', checkbox: { label: 'Never again' } }]);
  (screen.getByRole('checkbox').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => screen.container.querySelector('output')?.textContent)
    .toBe('[{"outcome":"ok","checked":false}]');
});

test('Esc dismisses, and the next dialog of the queue follows', async () => {
  const screen = await open([
    { kind: 'notify', message: 'First' },
    { kind: 'warning', message: 'Second' },
  ]);
  await expect.element(screen.getByRole('dialog', { name: 'Notify' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Warning' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => screen.container.querySelector('output')?.textContent)
    .toBe('[{"outcome":"dismiss"},{"outcome":"ok"}]');
});

test('a click outside dismisses; a persistent dialog shakes instead and stays after Esc pressed twice', async () => {
  const screen = await open([{ kind: 'info', message: 'Stay', persistent: true }]);
  const dialog = screen.getByRole('dialog').element() as HTMLDialogElement;
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => dialog.dataset['shaking']).toBe('true');
  expect(getComputedStyle(dialog).animationDuration).toBe('0.17s');
  await expect.poll(() => dialog.dataset['shaking']).toBeUndefined();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(dialog.open).toBe(true);
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('cookies offers the policy, which the host opens', async () => {
  const openPath = vi.fn();
  const screen = await open([{ kind: 'cookies', message: 'We keep one.' }], { host: { open: openPath } });
  await screen.getByRole('button', { name: 'Cookies Policy' }).click();
  expect(openPath).toHaveBeenCalledWith('/terms/cookies');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('titles and buttons speak the reader’s language', async () => {
  const screen = await open([{ kind: 'confirm', message: '?' }], { locale: 'uk' });
  await expect.element(screen.getByRole('dialog', { name: 'Підтвердження' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Так' })).toBeVisible();
});

test('the host takes dialogs over', async () => {
  const confirm = vi.fn().mockResolvedValue({ outcome: 'ok' });
  const screen = await open([{ kind: 'confirm', message: 'Sure?' }], { host: { confirm } });
  expect(confirm).toHaveBeenCalledWith({ kind: 'confirm', message: 'Sure?' });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
