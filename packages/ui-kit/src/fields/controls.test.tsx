import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '../error/ErrorBoundary.tsx';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import en from '../messages/en-US.json';
import { DataTable } from './DataTable.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Spinner } from './Spinner.tsx';

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

test('a failed part states why and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('The plot has no width');
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
  await expect.element(screen.getByText(/Reason: The plot has no width/)).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
  isBroken = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Results')).toBeVisible();
});

test('code that could not be fetched is reported in words of our own, not in those of the browser', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Part(): never {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/Part-1a2b.js');
  }
  const screen = await render(
    <WidgetRoot>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </WidgetRoot>,
  );
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.container.textContent).toContain(en['error.unfetched']);
  expect(screen.container.textContent).not.toContain('Part-1a2b');
});

test('a table wider than its room can be scrolled by the keys, and one that fits is no stop for them', async () => {
  const table = (width: number) => (
    <WidgetRoot>
      <div style={{ width }}>
        <DataTable caption="Reactions">
          <tbody>
            <tr>
              <td style={{ minWidth: 300 }}>12.000 kN</td>
            </tr>
          </tbody>
        </DataTable>
      </div>
    </WidgetRoot>
  );
  const view = await render(table(200));
  const box = page.getByRole('group', { name: 'Reactions' });
  await expect.element(box).toHaveAttribute('tabindex', '0');
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => box.element().scrollLeft).toBeGreaterThan(0);
  await view.rerender(table(400));
  await expect.element(box).not.toBeInTheDocument();
});

test('a table whose columns outgrow its room can be scrolled by the keys from then on', async () => {
  const table = (columns: readonly string[]) => (
    <WidgetRoot>
      <div style={{ width: 300 }}>
        <DataTable caption="Reactions">
          <tbody>
            <tr>
              {columns.map((name) => (
                <td key={name} style={{ minWidth: 120 }}>
                  {name}
                </td>
              ))}
            </tr>
          </tbody>
        </DataTable>
      </div>
    </WidgetRoot>
  );
  const view = await render(table(['R']));
  const box = page.getByRole('group', { name: 'Reactions' });
  await expect.element(page.getByRole('table', { name: 'Reactions' })).toBeVisible();
  expect(box.elements()).toHaveLength(0);
  await view.rerender(table(['R', 'M', 'N']));
  await expect.element(box).toHaveAttribute('tabindex', '0');
  await view.rerender(table(['R', 'M']));
  await expect.element(box).not.toBeInTheDocument();
});
