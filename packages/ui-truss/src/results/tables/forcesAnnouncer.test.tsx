import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTrussExample } from '../../starters/trussExamples.ts';
import { TrussEditor } from '../../TrussEditor.tsx';

beforeEach(() => page.viewport(1280, 900));

/** All texts of the live regions, in order. */
function listen(container: Element): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role="status"]');
      const text = region?.textContent?.replaceAll(/\s/g, ' ').trim() ?? null;
      if (text !== null && said.at(-1) !== text) said.push(text);
    }
  });
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  return said;
}

test('a typed value announces the new forces once and does not repeat the verdict', async () => {
  const { container } = await render(<TrussEditor defaultValue={createTrussExample('jib')} />);
  await expect.poll(() => container.querySelector('[data-board] path[data-role="tension"]')).not.toBeNull();
  await page.getByRole('tab', { name: /Loads/ }).click();
  const field = page.getByRole('group', { name: 'Load 1' }).getByRole('textbox', { name: 'Value' });
  await expect.element(field).toBeVisible();
  await field.click();
  await expect.poll(() => container.querySelector('[role="status"]')?.textContent).toContain('determinate');
  const said = listen(container);
  await field.fill('40');
  await userEvent.keyboard('{Enter}');
  // Twice the load of 20 kN: 2 · 100/3 and 2 · 80/3.
  const forces = 'Greatest tension 66.667 kN (2–3). Greatest compression −53.333 kN (1–3)';
  await expect.poll(() => said.filter((text) => text.includes('66.667'))).toEqual([forces]);
  expect(said.filter((text) => text.includes('determinate'))).toEqual([]);
  expect(said.filter((text) => text === '')).toEqual([]);
});
