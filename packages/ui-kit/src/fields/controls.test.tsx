import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '../error/ErrorBoundary.tsx';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Spinner } from './Spinner.tsx';

test('a menu opens by keys, moves, selects and gives the focus back', async () => {
  const onSolve = vi.fn();
  const screen = await render(
    <WidgetRoot>
      <Menu
        label="Task"
        items={[
          { id: 'save', label: 'Save', onSelect: () => undefined },
          { id: 'cut', label: 'Cut', disabled: true, onSelect: () => undefined },
          { id: 'solve', label: 'Solve', onSelect: onSolve },
        ]}
      />
    </WidgetRoot>,
  );
  const trigger = screen.getByRole('button', { name: 'Task' });
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Save' })).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Solve' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSolve).toHaveBeenCalledOnce();
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
});

test('a press on the trigger opens and closes', async () => {
  const screen = await render(
    <WidgetRoot>
      <Popover label="Grid">
        <p>Step 1 m</p>
      </Popover>
    </WidgetRoot>,
  );
  const trigger = screen.getByRole('button', { name: 'Grid' });
  await trigger.click();
  await expect.element(screen.getByText('Step 1 m')).toBeVisible();
  await trigger.click();
  await expect.element(screen.getByText('Step 1 m')).not.toBeVisible();
});

test('a segmented control is one stop of Tab and arrows choose', async () => {
  function Units() {
    const [value, setValue] = useState<'si' | 'us'>('si');
    return (
      <SegmentedControl
        label="Units"
        value={value}
        onChange={setValue}
        segments={[
          { value: 'si', label: 'SI' },
          { value: 'us', label: 'US' },
        ]}
      />
    );
  }
  const screen = await render(
    <WidgetRoot>
      <Units />
    </WidgetRoot>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'SI' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'US' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'US' })).toHaveFocus();
});

test('a spinner waits before it shows', async () => {
  const screen = await render(
    <WidgetRoot>
      <Spinner delayMs={200} />
    </WidgetRoot>,
  );
  await expect.element(screen.getByText(/Loading…/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Loading…/)).toBeInTheDocument();
});

test('a failed part says why and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('Loading chunk 7 failed');
    return <p>Results</p>;
  }
  const onError = vi.fn();
  const screen = await render(
    <WidgetRoot>
      <ErrorBoundary onError={onError}>
        <Part />
      </ErrorBoundary>
    </WidgetRoot>,
  );
  await expect.element(screen.getByText(/Reason: Loading chunk 7 failed/)).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
  isBroken = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Results')).toBeVisible();
});
