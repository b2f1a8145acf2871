import { loadMessages } from '@eecs/ui-kit';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import { beamMessages } from '../messages/beamMessages.ts';

const { hingedSpans } = beamExamples;

/** The chevron a browser draws in a select, with the gap before it. */
const CHEVRON_PX = 20;

/** Values of fields and kinds in lists that are wider than the room for them. */
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
  return [...inputs, ...selects].map(({ value }) => value);
}

test.each(
  ([390, 1440] as const).flatMap((width) =>
    (['en-US', 'ru', 'uk'] as const).flatMap((locale) =>
      ([0, 1] as const).map((units) => [width, locale, units] as const),
    ),
  ),
)('at %s px in %s, system %s, every value and every kind is whole', async (width, locale, units) => {
  await page.viewport(width, 900);
  const preloaded = [await loadMessages(beamMessages, locale)];
  const { container } = await render(
    <div style={{ width }}>
      <BeamEditor defaultValue={hingedSpans} locale={locale} units={units} preloaded={preloaded} />
    </div>,
  );
  for (const tab of page.getByRole('tab').elements()) {
    (tab as HTMLElement).click();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(listClipped(container)).toEqual([]);
    const table = container.querySelector('[role="tabpanel"]:not([hidden]) table');
    const scroller = table?.parentElement ?? null;
    if (scroller !== null) expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
  }
});

test('in one column the reactions come before the inputs, in two beside the diagrams', async () => {
  await page.viewport(1440, 900);
  const order = async (width: number): Promise<number> => {
    const screen = await render(
      <div style={{ width }}>
        <BeamEditor defaultValue={hingedSpans} />
      </div>,
    );
    const top = (element: Element | undefined): number => element?.getBoundingClientRect().top ?? NaN;
    const inputs = top(screen.getByRole('tablist').element());
    const answers = top(screen.getByText('Reactions').elements()[0]);
    await screen.unmount();
    return Math.sign(answers - inputs);
  };
  expect(await order(390)).toBe(-1);
  expect(await order(1300)).toBe(1);
});
