import { loadMessages } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import { beamMessages } from '../messages/beamMessages.ts';

const { hingedSpans } = beamExamples;

/** Width of a select's chevron, with the gap before it. */
const CHEVRON_PX = 20;

/** Lists values of fields and kinds in lists that are wider than their room, and words that overflow their cells. */
function listClipped(root: ParentNode): string[] {
  const inputs = [...root.querySelectorAll('input')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  const context = document.createElement('canvas').getContext('2d');
  const selects = [...root.querySelectorAll('select')].filter((select) => {
    const style = getComputedStyle(select);
    if (context === null || select.clientWidth === 0) return false;
    context.font = style.font;
    const widest = Math.max(...[...select.options].map(({ text }) => context.measureText(text).width));
    return widest > select.clientWidth - parseFloat(style.paddingInlineStart) - CHEVRON_PX;
  });
  const cells = [...root.querySelectorAll<HTMLElement>('td, th, legend, label')].filter(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  );
  return [
    ...[...inputs, ...selects].map(({ value }) => value),
    ...cells.map(({ textContent }) => textContent),
    ...[...root.querySelectorAll('input')].filter(isUnderSuffix).map(({ placeholder }) => placeholder),
  ];
}

/** Returns whether the text of an empty field overlaps its unit. */
function isUnderSuffix(input: HTMLInputElement): boolean {
  if (input.value !== '' || input.placeholder === '' || input.clientWidth === 0) return false;
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  const style = getComputedStyle(input);
  context.font = style.font;
  const room = input.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
  return context.measureText(input.placeholder).width > room;
}

const ROOMS = ([390, 1440] as const).flatMap((width) =>
  (['en-US', 'ru', 'uk'] as const).flatMap((locale) =>
    ([0, 1] as const).map((units) => [width, locale, units] as const),
  ),
);

test.each(drawTasks(ROOMS, 2))(
  'at %s px in %s, system %s, every value and every kind is whole',
  async (width, locale, units) => {
    await page.viewport(width, 900);
    const preloaded = [await loadMessages(beamMessages, locale)];
    const { container } = await render(
      <div style={{ width }}>
        <BeamEditor defaultValue={hingedSpans} locale={locale} units={units} preloaded={preloaded} />
      </div>,
    );
    const heads = [...container.querySelectorAll<HTMLElement>('[role="tab"], h2 > [aria-expanded]')];
    expect(heads).toHaveLength(7);
    for (const head of heads) {
      if (head.getAttribute('aria-expanded') !== 'true') head.click();
      const body = (): Element | null => container.querySelector('[data-panel-body]:not([hidden])');
      await expect.poll(() => body()?.getAttribute('aria-labelledby')).toBe(head.id);
      await expect.poll(() => body()?.querySelector('input')).not.toBeNull();
      const rows = body()?.querySelectorAll<HTMLElement>('tbody tr') ?? [];
      for (const row of rows.length === 0 ? [head] : rows) {
        if (row !== head) row.click();
        await expect.poll(() => row === head || row.getAttribute('aria-selected') === 'true').toBe(true);
        expect(listClipped(container)).toEqual([]);
      }
      const scroller = body()?.querySelector('[data-rows]') ?? null;
      if (scroller !== null) expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
    }
  },
);

drawnTest('in one column the reactions come before the inputs, in two beside the diagrams', async () => {
  await page.viewport(1440, 900);
  const order = async (width: number): Promise<number> => {
    const screen = await render(
      <div style={{ width }}>
        <BeamEditor defaultValue={hingedSpans} />
      </div>,
    );
    const top = (element: Element | undefined): number => element?.getBoundingClientRect().top ?? NaN;
    const inputs = top(screen.getByRole('region', { name: 'Inputs' }).element());
    const answers = top(screen.getByText('Reactions').elements()[0]);
    await screen.unmount();
    return Math.sign(answers - inputs);
  };
  expect(await order(390)).toBe(-1);
  expect(await order(1300)).toBe(1);
});
