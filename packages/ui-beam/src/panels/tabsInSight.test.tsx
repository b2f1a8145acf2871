import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

beforeEach(() => page.viewport(1280, 900));

/** The top of each tab in its list, px. */
const listTops = (row: Element): number[] => [...row.children].map((tab) => (tab as HTMLElement).offsetTop);

const MATERIALS = { 'en-US': /^Materials/, ru: /^Материалы/, uk: /^Матеріали/ };

/** Lists the tabs whose middle the pointer can reach, because nothing covers it. */
function listReached(): string[] {
  return [...document.querySelectorAll('[role="tab"]')]
    .filter((tab) => {
      const box = tab.getBoundingClientRect();
      return tab.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    })
    .map((tab) => tab.textContent.replace(/\d+$/, ''));
}

test.each(drawTasks(['en-US', 'ru', 'uk'] as const, 1))(
  'every tab is in sight and reached, in three rows at most: %s',
  async (locale) => {
    await render(<BeamEditor defaultValue={beamExamples.hingedSpans} locale={locale} />);
    const row = page.getByRole('tablist');
    await expect.element(row).toBeVisible();
    // The texts of other languages load a little later.
    await expect.element(page.getByRole('tab', { name: MATERIALS[locale] })).toBeVisible();
    const tops = listTops(row.element());
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size).toBeLessThanOrEqual(3);
    await expect.poll(() => listReached().length).toBe(7);
    // Whichever tab is open, none moves into another row.
    await userEvent.click(page.getByRole('tab').nth(4));
    expect(listTops(row.element())).toEqual(tops);
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('tab').nth(6)).toHaveFocus();
  },
);

test('the line at the foot shows what a case lacks, and takes no line of the panel', async () => {
  const { container } = await render(<BeamEditor defaultValue={beamExamples.hingedSpans} />);
  const foot = page.getByRole('group', { name: 'Status', exact: true });
  await expect.element(foot.getByText('Everything is complete')).toBeVisible();
  const panel = container.querySelector('section:has([role="tablist"])') as HTMLElement;
  const tabs = page.getByRole('tablist').element();
  expect(tabs.getBoundingClientRect().top - panel.getBoundingClientRect().top).toBeLessThan(4);
  await page.getByRole('tab', { name: /Case$/ }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }).last(), '');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('tab', { name: /Supports/ }).click();
  const mark = foot.getByRole('button', { name: 'Initial data: Title missing' });
  await mark.click();
  await expect.element(page.getByRole('tab', { name: /Case$/ })).toHaveAttribute('aria-selected', 'true');
  // One mark, because one thing is missing.
  expect(foot.getByRole('button').all()).toHaveLength(1);
});
