import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** One action in the editor, and its visible effect. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The first example solved: M(3) = 31.076 kN·m, as calculated by hand in its file. */
const GREATEST_MOMENT = '31.076 kN·m at 3 m';

export interface EditorScriptOptions {
  /**
   * Whether the last steps open the chart. A page may skip it if other pages with the same policy and loading do it.
   * @default true
   */
  readonly hasChart?: boolean;
}

/**
 * The steps of a user with the editor of `hingedSpans`, from the first view to the chart: the same steps must pass in
 * every host.
 */
export function editorScript(page: Page, { hasChart = true }: EditorScriptOptions = {}): readonly Step[] {
  const editor = page.getByRole('group', { name: 'Beam editor' });
  const moment = editor.getByRole('figure', { name: /Bending moment/ });
  const tab = (name: RegExp): Locator => editor.getByRole('tab', { name });
  const button = (name: string | RegExp): Locator => editor.getByRole('button', { name }).first();
  const value = editor.getByRole('textbox', { name: 'Load 1, value' });
  const readMoment = async (): Promise<string> =>
    ((await moment.locator('figcaption').textContent()) ?? '').replace(/\s/gu, ' ');
  const seesMoment = (part: string): Promise<void> => expect.poll(readMoment).toContain(part);
  const seesNoMoment = (part: string): Promise<void> => expect.poll(readMoment).not.toContain(part);
  const countRows = (name: RegExp): Promise<number> =>
    editor.getByRole('grid', { name }).locator('tbody tr').count();

  const steps: readonly Step[] = [
    { name: 'the editor stands', run: () => editor.waitFor() },
    { name: 'a preview is there unasked', run: () => seesMoment(GREATEST_MOMENT) },
    { name: 'Solve records it', run: () => button(/^Solve/).click() },
    {
      name: 'the result is current',
      run: () => editor.getByText('The results are up to date.').waitFor(),
    },
    { name: 'its moment is exact', run: () => seesMoment(GREATEST_MOMENT) },
    { name: 'a value is typed', run: () => value.fill('25') },
    { name: 'and entered', run: () => value.press('Enter') },
    { name: 'the preview follows', run: () => seesNoMoment(GREATEST_MOMENT) },
    { name: 'Undo brings it back', run: () => button('Undo').click() },
    { name: 'with its moment', run: () => seesMoment(GREATEST_MOMENT) },
    { name: 'Redo does it again', run: () => button('Redo').click() },
    { name: 'with the other moment', run: () => seesNoMoment(GREATEST_MOMENT) },
    { name: 'the keys undo as well', run: () => button('Undo').press('Control+z') },
    { name: 'and the moment is back', run: () => seesMoment(GREATEST_MOMENT) },
    { name: 'another tab by its key', run: () => tab(/^Loads/).press('ArrowLeft') },
    { name: 'shows the supports', run: () => editor.getByRole('grid', { name: /^Supports/ }).waitFor() },
    {
      name: 'a support is added',
      run: async () => {
        const before = await countRows(/^Supports/);
        await button('Add support').click();
        await expect.poll(() => countRows(/^Supports/)).toBe(before + 1);
      },
    },
    {
      name: 'and removed without a question',
      run: async () => {
        const before = await countRows(/^Supports/);
        await editor
          .getByRole('button', { name: /^Remove support/ })
          .last()
          .click();
        await expect.poll(() => countRows(/^Supports/)).toBe(before - 1);
      },
    },
    {
      name: 'a sheet tells the keys',
      run: async () => {
        await button('Keys').click();
        await page.getByRole('dialog').first().waitFor();
      },
    },
    {
      name: 'Escape closes it',
      run: async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      },
    },
  ];
  const chart: readonly Step[] = [
    { name: 'Explore opens the chart', run: () => button('Explore').click() },
    {
      name: 'which reads the same moment',
      run: async () => {
        const row = editor.getByRole('row', { name: /^Bending moment M/ });
        await expect.poll(() => row.textContent()).toContain('31.076');
        await expect.poll(() => editor.locator('.js-plotly-plot .js-line').count()).toBeGreaterThan(0);
      },
    },
  ];
  return hasChart ? [...steps, ...chart] : steps;
}
