import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test } from 'vitest';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

afterEach(() => page.viewport(414, 896));

/** The header of the site above the editor. */
const HEADER_PX = 48;

const SCREENS = [
  [1440, 900],
  [390, 844],
] as const;

test.each(drawTasks(SCREENS, 1))(
  'at %i by %i the moments with their printed extremes stand on the first screen',
  async (width, height) => {
    await page.viewport(width, height);
    const { container } = await render(
      <div style={{ position: 'absolute', inset: `${HEADER_PX}px 0 auto` }}>
        <BeamEditor defaultValue={beamExamples.hingedSpans} />
      </div>,
    );
    await expect.element(page.getByRole('figure', { name: /Bending moment/ })).toBeInTheDocument();
    const row = container.querySelector('[data-diagram="M"]') as HTMLElement;
    const texts = () => [...row.querySelectorAll('text[data-kind="max"], text[data-kind="min"]')];
    const words = (): string =>
      texts()
        .map(({ textContent }) => textContent.replace(/\s/gu, ' '))
        .join(', ');
    await expect.poll(words).toContain('+31.076 · 3 m');
    expect(words()).toContain('−2.483 · 6 m');
    // The bar at the bottom of a phone's screen covers none of it.
    const foot = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Solve');
    const bar = foot?.parentElement?.getBoundingClientRect();
    const bottom = bar !== undefined && bar.top > height / 2 ? bar.top : height;
    for (const element of [row, ...texts()]) {
      const box = element.getBoundingClientRect();
      expect(box.top).toBeGreaterThanOrEqual(HEADER_PX);
      expect(box.bottom).toBeLessThanOrEqual(bottom + 1);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
