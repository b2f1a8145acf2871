import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

beforeEach(() => page.viewport(1440, 900));

/** The tabs whose middle can be met by a pointer: nothing lies over it. */
function listReached(): string[] {
  return [...document.querySelectorAll('[role="tab"]')]
    .filter((tab) => {
      const box = tab.getBoundingClientRect();
      return tab.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    })
    .map((tab) => tab.textContent.replace(/\d+$/, ''));
}

test.each(['en-US', 'ru', 'uk'] as const)('the tabs stand in one row: %s', async (locale) => {
  await render(<BeamEditor defaultValue={beamExamples.hingedSpans} locale={locale} />);
  const row = page.getByRole('tablist');
  await expect.element(row).toBeVisible();
  const tops = [...row.element().children].map((tab) => tab.getBoundingClientRect().top);
  expect(tops).toHaveLength(7);
  expect(new Set(tops).size).toBe(1);
});

test('a row that goes on is scrolled by its end, and shows the tab that opens', async () => {
  await render(<BeamEditor defaultValue={beamExamples.hingedSpans} />);
  await expect.poll(listReached).toContain('Loads');
  expect(listReached()).not.toContain('Case sets');
  const more = document.querySelector('[data-side="after"]') as HTMLElement;
  await userEvent.click(more);
  await expect.poll(listReached).toContain('Case sets');
  // The last one is reached by a key too, and the first again.
  (page.getByRole('tab', { name: /Loads/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(listReached).toContain('Case');
  await userEvent.keyboard('{End}');
  await expect.poll(listReached).toContain('Case sets');
  await expect.element(page.getByRole('tab', { name: /Case sets/ })).toHaveFocus();
});

test('what a case lacks stands in the line at the foot, and takes no line of the panel', async () => {
  const { container } = await render(<BeamEditor defaultValue={beamExamples.hingedSpans} />);
  const foot = page.getByRole('group', { name: 'Status', exact: true });
  await expect.element(foot.getByText('Everything is complete')).toBeVisible();
  const panel = container.querySelector('section:has(> * [role="tablist"])') as HTMLElement;
  const tabs = page.getByRole('tablist').element();
  expect(tabs.getBoundingClientRect().top - panel.getBoundingClientRect().top).toBeLessThan(4);
  await page.getByRole('tab', { name: /Case$/ }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }).last(), '');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('tab', { name: /Supports/ }).click();
  const mark = foot.getByRole('button', { name: 'Initial data: Title missing' });
  await mark.click();
  await expect.element(page.getByRole('tab', { name: /Case$/ })).toHaveAttribute('aria-selected', 'true');
  // One mark, for one thing that is missing.
  expect(foot.getByRole('button').all()).toHaveLength(1);
});
