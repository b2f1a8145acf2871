import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { type Locale, WidgetRoot } from '@eecs/ui-kit';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.tsx';

type HarnessProps = Partial<SettingsPanelProps> & { readonly locale?: Locale };

function Harness({ locale = 'en-US', onChange, ...rest }: HarnessProps) {
  const [value, setValue] = useState<Settings>(DEFAULT_SETTINGS);
  return (
    <WidgetRoot theme="light" locale={locale}>
      <SettingsPanel
        value={value}
        onChange={(change) => {
          setValue({ ...value, ...change });
          onChange?.(change);
        }}
        {...rest}
      />
    </WidgetRoot>
  );
}

test('each choice is told at once, and alone', async () => {
  const onChange = vi.fn();
  const screen = await render(<Harness onChange={onChange} />);
  await userEvent.selectOptions(screen.getByLabelText('Units'), 'US: ft, kip, in, ksi');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Українська');
  await userEvent.selectOptions(screen.getByLabelText('Theme'), 'Dark');
  await screen.getByRole('checkbox', { name: 'Dense rows and controls' }).click();
  await screen.getByRole('checkbox', { name: 'Names next to the icons of the side menu' }).click();
  expect(onChange.mock.calls.map(([change]) => change as Partial<Settings>)).toEqual([
    { units: 1 },
    { locale: 'uk' },
    { theme: 'dark' },
    { isDense: true },
    { drawer: true },
  ]);
});

test('digits are taken on Enter and on leaving the field', async () => {
  const onChange = vi.fn();
  const screen = await render(<Harness onChange={onChange} />);
  const digits = screen.getByRole('textbox', { name: 'Digits after the decimal point' });
  await digits.fill('6');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ fixedDigits: 6 });
  await digits.fill('0');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ fixedDigits: 0 });
});

test.each(['13', '-1', '2.5', 'three', ''])('digits "%s" stay in the field with a message', async (text) => {
  const onChange = vi.fn();
  const screen = await render(<Harness onChange={onChange} />);
  const digits = screen.getByRole('textbox', { name: 'Digits after the decimal point' });
  await digits.fill(text);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Enter a whole number from 0 to 12')).toBeVisible();
  await expect.element(digits).toHaveValue(text);
  expect(onChange).not.toHaveBeenCalled();
  digits.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(digits).toHaveValue('3');
});

test('clearing asks first; No keeps everything', async () => {
  const onClearCase = vi.fn();
  const screen = await render(<Harness onClearCase={onClearCase} />);
  await screen.getByRole('button', { name: 'Clear local case' }).click();
  await screen.getByRole('button', { name: 'No' }).click();
  expect(onClearCase).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Clear local case' }).click();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByText('Local case cleared')).toBeVisible();
  expect(onClearCase).toHaveBeenCalledOnce();
});

test('clearing everything is a question of its own', async () => {
  const onClearAll = vi.fn();
  const screen = await render(<Harness onClearAll={onClearAll} />);
  await screen.getByRole('button', { name: 'Clear all local data' }).click();
  await expect.element(screen.getByText(/the answer about cookies stays/)).toBeVisible();
  await screen.getByRole('button', { name: 'Yes' }).click();
  expect(onClearAll).toHaveBeenCalledOnce();
});

test('actions that cannot clear anything are not offered', async () => {
  const screen = await render(<Harness />);
  await expect.element(screen.getByRole('heading', { name: 'Display' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Clear/ }).elements()).toEqual([]);
});

test.each([
  ['ru', 'Единицы измерения', 'Результаты'],
  ['uk', 'Одиниці вимірювання', 'Результати'],
] as const)('it speaks %s', async (locale, units, results) => {
  const screen = await render(<Harness locale={locale} />);
  await expect.element(screen.getByLabelText(units)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: results })).toBeVisible();
});

test('a search leaves the options that have its words, in their names or in what they do', async () => {
  const screen = await render(<Harness />);
  const search = screen.getByRole('searchbox', { name: 'Search the settings' });
  await search.fill('fibre top');
  await expect.element(screen.getByRole('checkbox', { name: 'Stress of the top fibre' })).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(1);
  await search.fill('transparent at the axis');
  await expect
    .element(screen.getByRole('checkbox', { name: 'Fill of diagrams fades to the axis' }))
    .toBeVisible();
  await search.fill('zebra');
  await expect.element(screen.getByText('No setting matches.')).toBeVisible();
});

test('Reset takes all options back in one change, when it is asked twice', async () => {
  const onChange = vi.fn();
  const screen = await render(<Harness onChange={onChange} />);
  await screen.getByRole('button', { name: 'Reset all options' }).click();
  await screen.getByRole('button', { name: 'Yes' }).click();
  const [[change] = []] = onChange.mock.calls as [Partial<Settings>][];
  expect(change).toMatchObject({ theme: 'system', strokeWidth: 8, drawReactions: true });
  expect(change).not.toHaveProperty('cookiesAccepted');
  expect(change).not.toHaveProperty('locale');
});
