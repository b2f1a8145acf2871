import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Step } from './editorScript.ts';

/** The steps of a user with the truss editor of the example `pratt`: P = 10 kN at five joints, h = 3 m. */
export function trussScript(page: Page): readonly Step[] {
  const editor = page.getByRole('group', { name: 'Truss editor' });
  const button = (name: string | RegExp) => editor.getByRole('button', { name }).first();
  const rods = (): Promise<string> => page.locator('#root > output').innerText();
  return [
    { name: 'the editor stands', run: () => editor.waitFor() },
    {
      name: 'Solve can be pressed',
      run: () => expect.poll(() => button(/^Solve/).isEnabled()).toBe(true),
    },
    { name: 'Solve solves', run: () => button(/^Solve/).click() },
    // By the method of sections: 12 P/h and 13.5 P/h.
    {
      name: 'the greatest tension is exact',
      run: () =>
        editor
          .getByText(/^40\.000/)
          .first()
          .waitFor(),
    },
    {
      name: 'and the greatest compression',
      run: () =>
        editor
          .getByText(/^.45\.000/)
          .first()
          .waitFor(),
    },
    { name: 'all is chosen', run: () => editor.locator('svg [role="listbox"]').first().press('Control+a') },
    { name: 'and removed', run: () => page.keyboard.press('Delete') },
    { name: 'the page hears of it', run: () => expect.poll(rods).toBe('0 rods') },
    { name: 'Undo brings it back', run: () => button('Undo').click() },
    { name: 'to the page too', run: () => expect.poll(rods).not.toBe('0 rods') },
    { name: 'a sheet tells the keys', run: () => button('Keys').click() },
    { name: 'which comes', run: () => page.getByRole('dialog').first().waitFor() },
    {
      name: 'Escape closes it',
      run: async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      },
    },
  ];
}
