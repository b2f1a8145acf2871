import type { CrossSection } from '@eecs/solver-core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import type { Library } from '../../host/library.ts';
import type { Locale } from '../../i18n/locale.ts';
import { WidgetRoot } from '../../root/WidgetRoot.tsx';
import { MaterialPicker, SectionPicker } from './LibraryPicker.tsx';
import { catalogueLibrary } from './catalogueLibrary.ts';

interface Options {
  readonly items?: readonly CrossSection[];
  readonly locale?: Locale;
  readonly library?: Library;
}

async function openSections({ items = [], locale = 'en-US', library = catalogueLibrary }: Options = {}) {
  await page.viewport(1280, 800);
  const onTake = vi.fn();
  const onClose = vi.fn();
  const screen = await render(
    <WidgetRoot locale={locale} host={{ library }}>
      <SectionPicker list={{ items, most: 50 }} onTake={onTake} onClose={onClose} />
    </WidgetRoot>,
  );
  await expect.element(screen.getByRole('grid')).toBeInTheDocument();
  const labels = () =>
    [...document.querySelectorAll('tbody tr[data-index] [data-label]')].map(
      (cell) => cell.firstChild?.textContent,
    );
  return { screen, onTake, onClose, labels };
}

test('a section is found by typing and taken by Enter, with where it comes from', async () => {
  const { screen, onTake, onClose, labels } = await openSections();
  await screen.getByRole('searchbox').fill('ipe240');
  await expect.poll(() => labels()[0]).toBe('IPE 240');
  const row = document.querySelector<HTMLElement>('tr[data-index="0"]');
  row?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onTake).toHaveBeenCalledOnce();
  const [[taken]] = onTake.mock.calls as [[{ label: string; origin: object }[]]];
  expect(taken).toMatchObject([
    { label: 'IPE 240', origin: { kind: 'catalogue', id: 'h/EN 10365/IPE 240' } },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

drawnTest('Enter in the search takes the first hit, or the one that the arrows went to', async () => {
  const { screen, onTake, onClose, labels } = await openSections();
  const search = screen.getByRole('searchbox');
  await search.fill('ipe240');
  // If Enter is pressed before the shelves are loaded, it waits for them.
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onTake.mock.calls.length).toBe(1);
  expect(onTake.mock.calls).toMatchObject([[[{ label: 'IPE 240' }]]]);
  expect(onClose).toHaveBeenCalledOnce();
  await search.fill('he 200');
  await expect.poll(() => labels()[0]).toContain('HE 200');
  const [, , third] = labels();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const led = search.element().getAttribute('aria-activedescendant') ?? '';
  expect(document.querySelector('tr[aria-selected="true"]')?.id).toBe(led);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onTake.mock.calls.length).toBe(2);
  expect(onTake.mock.calls[1]).toMatchObject([[{ label: third }]]);
  // Rows that only resemble the typed text are taken after the reader moved to one; with an empty text nothing is
  // taken.
  for (const text of ['ipe 241', '']) {
    await search.fill(text);
    await expect.poll(() => labels().length).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
  }
  await new Promise((done) => requestAnimationFrame(done));
  expect(onTake).toHaveBeenCalledTimes(2);
});

test('a drawer of the tree is chosen by keys, rows are ticked by Space and compared', async () => {
  const { screen, labels } = await openSections();
  const first = screen.getByRole('treeitem', { name: 'I and H sections' });
  await first.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => labels()[0]).toBe('HE 1000x584');
  document.querySelector<HTMLElement>('tr[data-index="0"]')?.focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await expect.element(screen.getByRole('table', { name: 'Compared' })).toBeInTheDocument();
  await expect.element(screen.getByText('Selected: 2 of 5 at a time', { exact: false })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(screen.getByText('Selected: 3 of 5 at a time', { exact: false })).toBeInTheDocument();
  // Each property is named above its values, and three sections fit beside the list.
  const table = screen.getByRole('table', { name: 'Compared' }).element();
  expect(table.querySelector('th[scope="rowgroup"]')?.textContent).toBe('h, mm Height');
  expect(table.clientWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
});

drawnTest('six at once are refused with the reason, and so is an eleventh in all', async () => {
  const old = Array.from({ length: 9 }, (_, i): CrossSection => {
    return { className: 'circle', label: `old ${i}`, Dy: 10, origin: { kind: 'file', id: String(i) } };
  });
  const { screen } = await openSections({ items: old });
  const tick = (label: string) =>
    screen.getByRole('checkbox', { name: `Select ${label}`, exact: true }).click();
  await tick('IPE 750x220');
  await expect.element(screen.getByRole('button', { name: 'Add to case' })).toBeEnabled();
  await tick('IPE 750x196');
  await expect.element(screen.getByRole('button', { name: 'Add to case' })).toBeDisabled();
  await expect
    .element(screen.getByText('A case holds at most 10 from libraries.', { exact: false }))
    .toBeInTheDocument();
  for (const label of ['IPE 750x173', 'IPE 750x147', 'IPE 750x134', 'IPE 600 V']) await tick(label);
  await expect
    .element(screen.getByText('At most 5 can be added at a time.', { exact: false }))
    .toBeInTheDocument();
});

drawnTest('a head sorts, bounds leave rows out', async () => {
  const { screen, labels } = await openSections();
  await screen.getByRole('button', { name: 'Sort by Area' }).click();
  await expect.poll(() => document.querySelector('th[aria-sort="ascending"]')?.textContent).toContain('A');
  await screen.getByRole('combobox', { name: 'Filter by' }).selectOptions('h');
  const least = screen.getByRole('textbox', { name: 'From' });
  await least.fill('1100');
  await userEvent.keyboard('{Enter}');
  // EN 10365: HL 1100 B is 1100 mm high, and no IPE is.
  await expect.poll(() => labels()).not.toContain('IPE 80');
  await screen.getByRole('button', { name: 'Sort by Designation' }).click();
  await expect.poll(() => labels()).toContain('HL 1100 B');
});

drawnTest('a shelf that cannot be fetched says so and is fetched again', async () => {
  let isDown = true;
  const library: Library = {
    ...catalogueLibrary,
    listSections: (shape, locale) =>
      isDown ? Promise.reject(new Error('offline')) : catalogueLibrary.listSections(shape, locale),
  };
  await page.viewport(1280, 800);
  const screen = await render(
    <WidgetRoot host={{ library }}>
      <SectionPicker list={{ items: [], most: 50 }} onTake={() => undefined} onClose={() => undefined} />
    </WidgetRoot>,
  );
  await expect.element(screen.getByText('could not be loaded', { exact: false })).toBeInTheDocument();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('grid')).toBeInTheDocument();
});

drawnTest('materials are listed by grade with the strengths their standard gives', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <WidgetRoot locale="ru">
      <MaterialPicker list={{ items: [], most: 50 }} onTake={() => undefined} onClose={() => undefined} />
    </WidgetRoot>,
  );
  await screen.getByRole('searchbox').fill('с345');
  await expect
    .element(
      screen
        .getByRole('heading', { name: 'С345', exact: true })
        .or(screen.getByRole('heading', { name: 'C345', exact: true })),
    )
    .toBeInTheDocument();
  await expect.element(screen.getByRole('rowheader', { name: /Предел текучести/ })).toBeInTheDocument();
});
