import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Host } from '../host/host.ts';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import type { NoticeRequest } from '../host/noticeRequest.ts';
import { type NoticeHandle, useNotices } from './useNotices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const handles: NoticeHandle[] = [];

function Say(request: NoticeRequest) {
  const { notify } = useNotices();
  return <button onClick={() => handles.push(notify(request))}>say</button>;
}

function renderSay(request: NoticeRequest, host: Host = {}) {
  return render(
    <WidgetRoot host={host}>
      <Say {...request} />
    </WidgetRoot>,
  );
}

test('a notice is shown, spoken, counted when repeated, and closed by its button', async () => {
  const screen = await renderSay({ kind: 'info', text: 'Grid step is 1 m' });
  const say = screen.getByRole('button', { name: 'say' });
  await say.click();
  await say.click();
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.poll(() => region.element().textContent).toMatch(/Grid step is 1 m/);
  await expect.poll(() => region.element().textContent).toMatch(/2 times/);
  await expect.poll(() => screen.getByRole('status').element().textContent).toMatch(/Grid step is 1 m/);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(region).not.toBeInTheDocument();
});

test('a notice goes by itself, but not while the pointer is above it', async () => {
  // Fake timers: the time that a busy machine needs to move the pointer there does not count.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderSay({ kind: 'success', text: 'Saved', timeoutMs: 800 });
  await screen.getByRole('button', { name: 'say' }).click();
  const region = screen.getByRole('region', { name: 'Notifications' });
  await userEvent.hover(region.getByText(/Saved/));
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  await expect.element(region).toBeInTheDocument();
  await userEvent.unhover(region.getByText(/Saved/));
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(800);
  await expect.element(region).not.toBeInTheDocument();
});

test('a debug notice can be copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderSay({ kind: 'debug', text: 'stack' });
  await screen.getByRole('button', { name: 'say' }).click();
  await screen.getByRole('button', { name: 'Copy' }).click();
  expect(write).toHaveBeenCalledWith('stack');
});

test('misuse is named in the console and nothing is shown', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await renderSay({ kind: 'info', text: 'x', timeoutMs: -5 });
  await screen.getByRole('button', { name: 'say' }).click();
  expect(log).toHaveBeenCalledWith('Notification: wrong timeout');
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});

test('updating a grouped notice is misuse', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await renderSay({ kind: 'info', text: 'x' });
  await screen.getByRole('button', { name: 'say' }).click();
  handles.at(-1)?.update({ text: 'y' });
  expect(log).toHaveBeenCalledWith('Notification: a grouped notification cannot be updated');
});

test('the host takes notices over, and is notified when one is outdated', async () => {
  const notify = vi.fn<NonNullable<Host['notify']>>();
  const screen = await renderSay({ kind: 'info', text: 'to the host' }, { notify });
  await screen.getByRole('button', { name: 'say' }).click();
  const [[request, call] = []] = notify.mock.calls;
  expect(request).toEqual({ kind: 'info', text: 'to the host' });
  expect(call?.signal.aborted).toBe(false);
  handles.at(-1)?.dismiss();
  expect(call?.signal.aborted).toBe(true);
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});
